package com.kosha.core.db;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;

/** Lends the same connection each time, as a pool of one does: it stays open when it is given back. */
final class LentSource extends SourceDouble {
    private final Connection only;

    LentSource(Connection only) {
        this.only = only;
    }

    @Override
    public Connection getConnection() {
        return (Connection) Proxy.newProxyInstance(
                LentSource.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, args) -> {
                    if (method.getName().equals("close")) {
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
