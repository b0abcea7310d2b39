package com.kosha.core.refunds;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;

/** Just before and just after every commit, in whichever database, is a point at which the server may die. */
final class CrashPoints {
    /** What becomes of a process that is killed. */
    static final class Crash extends Error {}

    private final AtomicInteger left = new AtomicInteger(Integer.MAX_VALUE);

    /** Dies at that point, counted from 0; once. */
    void dieAt(int point) {
        left.set(point);
    }

    /** Whether it has died. */
    boolean reached() {
        return left.get() < 0;
    }

    DataSource in(DataSource real) {
        return proxy(DataSource.class, real);
    }

    private <T> T proxy(Class<T> type, Object real) {
        return type.cast(Proxy.newProxyInstance(
                CrashPoints.class.getClassLoader(), new Class<?>[] {type}, (self, method, args) -> {
                    boolean commits = method.getName().equals("commit");
                    try {
                        if (commits) {
                            pass();
                        }
                        Object result = method.invoke(real, args);
                        if (commits) {
                            pass();
                        }
                        return result instanceof Connection ? proxy(Connection.class, result) : result;
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                }));
    }

    private void pass() {
        if (left.getAndDecrement() == 0) {
            throw new Crash();
        }
    }
}
