package com.kosha.core.db;

import java.util.Locale;

/** How a statement ended: the label of {@code kosha_dependency_attempts_total}. */
public enum Outcome {
    SUCCESS,
    /** Cut by our own cap: PostgreSQL is slow. */
    TIMEOUT,
    /** Cut by the caller's deadline, which left less than the cap. */
    CUT_BY_DEADLINE,
    /** Another transaction was in its way: PostgreSQL is well. */
    CONTENDED,
    /** Called off by its caller. */
    CANCELLED,
    /** No connection could be made, or it broke. */
    CONNECT,
    /** PostgreSQL would not have it: a bug of ours. */
    ERROR;

    /** The metric's label. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Hears of each statement's end. */
    @FunctionalInterface
    public interface Listener {
        /**
         * It is over.
         *
         * @param nanos from having a connection to the last row
         */
        void ended(Outcome outcome, long nanos);
    }
}
