package com.kosha.core.db;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;

/** Lends the same connection each time, as a pool of one does: it stays open when it is given back. */
final class LentSource extends SourceDouble {
    private final Connection only;
    private final boolean breaks;

    LentSource(Connection only) {
        this(only, false);
    }

    /** @param breaks whether it is broken when it is given back */
    LentSource(Connection only, boolean breaks) {
        this.only = only;
        this.breaks = breaks;
    }

    @Override
    public Connection getConnection() {
        return (Connection) Proxy.newProxyInstance(
                LentSource.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, args) -> {
                    if (method.getName().equals("close")) {
                        if (breaks) {
                            throw new SQLException("The connection broke", "08006");
                        }
                        return null;
                    }
                    try {
                        return method.invoke(only, args);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }
}
