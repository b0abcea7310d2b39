package com.kosha.core.refunds;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.sql.DataSource;

/** Connections of which each new one has the next fault of a list; those after the list are sound. */
final class Faults {
    /** What befalls a connection. */
    enum Fault {
        NONE,
        /** There is none to be had. */
        AWAY,
        /** It breaks, and what was to be committed is not. */
        BEFORE_COMMIT,
        /** It breaks, and what was to be committed is. */
        AFTER_COMMIT,
        /** Whoever waits for its commit says stop meanwhile. */
        STOP
    }

    private final Deque<Fault> next = new ArrayDeque<>();
    private Runnable stop = () -> {};

    synchronized void are(Fault... faults) {
        next.clear();
        next.addAll(List.of(faults));
    }

    void onStop(Runnable said) {
        stop = said;
    }

    private synchronized Fault take() {
        return next.isEmpty() ? Fault.NONE : next.remove();
    }

    DataSource in(DataSource real) {
        return proxy(DataSource.class, real, Fault.NONE);
    }

    private <T> T proxy(Class<T> type, Object real, Fault fault) {
        return type.cast(Proxy.newProxyInstance(
                Faults.class.getClassLoader(), new Class<?>[] {type}, (self, method, args) -> {
                    Fault due = method.getName().equals("getConnection") ? take() : fault;
                    if (due == Fault.AWAY) {
                        throw new SQLException("Nobody listens there", "08001");
                    }
                    if (method.getName().equals("commit")) {
                        befall(due, (Connection) real);
                    }
                    try {
                        Object result = method.invoke(real, args);
                        return result instanceof Connection ? proxy(Connection.class, result, due) : result;
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                }));
    }

    private void befall(Fault fault, Connection connection) throws SQLException {
        if (fault == Fault.STOP) {
            stop.run();
        }
        if (fault == Fault.AFTER_COMMIT) {
            connection.commit();
        }
        if (fault == Fault.AFTER_COMMIT || fault == Fault.BEFORE_COMMIT) {
            connection.close();
            throw new SQLException("The connection broke", "08006");
        }
    }
}
