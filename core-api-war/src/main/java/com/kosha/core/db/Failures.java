package com.kosha.core.db;

import com.kosha.contract.KoshaException;
import java.net.SocketTimeoutException;
import java.sql.SQLException;
import java.time.Duration;

/** What PostgreSQL's failures mean to a caller. */
final class Failures {
    /** The state of a statement that was cut, by a time limit or by a cancel request. */
    static final String CANCELLED = "57014";

    private static final String POSTGRES = "postgres";
    private static final Duration SOON = Duration.ofSeconds(1);
    private static final String TOO_MANY_CONNECTIONS = "53300";
    /** A value that no row can hold: the caller's fault, though one that our own checks should have seen. */
    private static final String DATA_EXCEPTION = "22";

    private Failures() {}

    /**
     * How a statement ended that failed.
     *
     * @param calledOff whether its caller had left
     * @param cutByDeadline whether the caller's deadline, and not our own cap, had set the statement's time
     */
    static Outcome outcome(SQLException failure, boolean calledOff, boolean cutByDeadline) {
        if (Contention.isIn(failure)) {
            return Outcome.CONTENDED;
        }
        String state = failure.getSQLState() == null ? "" : failure.getSQLState();
        boolean cut = state.equals(CANCELLED) || isTimeout(failure);
        if (cut && calledOff) {
            return Outcome.CANCELLED;
        }
        if (cut) {
            return cutByDeadline ? Outcome.CUT_BY_DEADLINE : Outcome.TIMEOUT;
        }
        return isConnection(state) ? Outcome.CONNECT : Outcome.ERROR;
    }

    /** What the caller is told of a statement that ended so; one that has left is told nothing that matters. */
    static KoshaException ofStatement(Outcome outcome, SQLException failure) {
        return switch (outcome) {
            case CUT_BY_DEADLINE, CANCELLED -> KoshaException.deadlineExceeded();
            case CONTENDED -> Contention.busy();
            case TIMEOUT, CONNECT -> KoshaException.unavailable(POSTGRES, SOON, failure);
            case SUCCESS, ERROR -> refused(failure);
        };
    }

    private static KoshaException refused(SQLException failure) {
        String state = failure.getSQLState();
        return state != null && state.startsWith(DATA_EXCEPTION)
                ? KoshaException.invalidArgument("arguments", "hold a value that cannot be looked for")
                : KoshaException.internal(failure);
    }

    /** A connection could not be made, or not be kept. */
    static KoshaException ofConnection(SQLException failure) {
        return KoshaException.unavailable(POSTGRES, SOON, failure);
    }

    /** Every connection is in use. */
    static KoshaException poolIsFull() {
        return KoshaException.overloaded(POSTGRES, SOON);
    }

    /** 08: the connection broke. 57P: the server goes down or comes up. */
    static boolean isConnection(String state) {
        return state.startsWith("08") || state.startsWith("57P") || state.equals(TOO_MANY_CONNECTIONS);
    }

    private static boolean isTimeout(SQLException failure) {
        return failure.getCause() instanceof SocketTimeoutException;
    }
}
