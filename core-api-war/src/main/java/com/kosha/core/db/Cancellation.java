package com.kosha.core.db;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Calls off what a request does in PostgreSQL, from another thread. The statement that runs is cut, and no other begins.
 * Once a statement is over it cannot be hit any more: its connection may already serve somebody else.
 */
public final class Cancellation {
    private static final Logger LOG = Logger.getLogger(Cancellation.class.getName());

    /** What a statement does between its beginning and its end. */
    @FunctionalInterface
    interface Work<R> {
        R done() throws SQLException;
    }

    private @Nullable Statement running;
    private volatile boolean called;

    /** The request is off. PostgreSQL is told at once; the thread that waits for it hears of it from there. */
    public synchronized void call() {
        called = true;
        if (running != null) {
            try {
                running.cancel();
            } catch (SQLException deaf) {
                LOG.log(Level.WARNING, "A statement could not be cancelled; its own time limit will end it", deaf);
            }
        }
    }

    /** Runs the statement's work, unless the request is off already. */
    <R> R during(Statement statement, Work<R> work) throws SQLException {
        begin(statement);
        try {
            return work.done();
        } finally {
            end();
        }
    }

    /** Whether the request is off. */
    public boolean isCalled() {
        return called;
    }

    private synchronized void begin(Statement statement) throws SQLException {
        if (called) {
            throw new SQLException("The request was called off before this statement", Failures.CANCELLED);
        }
        running = statement;
    }

    private synchronized void end() {
        running = null;
    }
}
