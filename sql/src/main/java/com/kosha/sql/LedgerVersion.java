package com.kosha.sql;

/** Which schema of the ledger this build was written for. */
public final class LedgerVersion {
    /** The number of the newest migration. */
    public static final int EXPECTED = 1;

    /** Reads the newest migration that a ledger has had, as one integer; the application's login may. */
    public static final String QUERY = "SELECT max(version::int) FROM ledger.schema_history WHERE success";

    private LedgerVersion() {}
}
