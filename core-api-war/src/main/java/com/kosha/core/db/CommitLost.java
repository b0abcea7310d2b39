package com.kosha.core.db;

import java.sql.SQLException;

/** A commit was sent, and its word did not come: the transaction may have been kept or not. */
public final class CommitLost extends SQLException {
    CommitLost(SQLException cause) {
        super("The word of the commit did not come", cause.getSQLState(), cause);
    }

    /** Whether it is not known if a transaction that failed so was kept; any other failure shows that it was not. */
    public static boolean isBehind(RuntimeException failure) {
        return failure.getCause() instanceof CommitLost;
    }
}
