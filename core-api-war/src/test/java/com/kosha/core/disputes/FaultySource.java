package com.kosha.core.disputes;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Connections on which the word of the commit does not come through. */
final class FaultySource {
    /** Where the connection breaks. */
    enum Breaks {
        BEFORE_COMMIT,
        AFTER_COMMIT
    }

    private FaultySource() {}

    static DataSource of(DataSource real, Breaks breaks) {
        return (DataSource) proxy(DataSource.class, real, breaks);
    }

    private static Object proxy(Class<?> type, Object real, Breaks breaks) {
        return Proxy.newProxyInstance(
                FaultySource.class.getClassLoader(), new Class<?>[] {type}, (self, method, args) -> {
                    try {
                        if (method.getName().equals("commit")) {
                            lose((Connection) real, breaks);
                        }
                        Object result = method.invoke(real, args);
                        return result instanceof Connection ? proxy(Connection.class, result, breaks) : result;
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }

    private static void lose(Connection connection, Breaks breaks) throws SQLException {
        if (breaks == Breaks.AFTER_COMMIT) {
            connection.commit();
        }
        connection.close();
        throw new SQLException("The connection broke", "08006");
    }
}
