package com.kosha.sql;

/** Which schema this build was written for. core-api is ready on this one and on no other, older or newer. */
public final class SchemaVersion {
    /** The number of the newest migration. */
    public static final int EXPECTED = 41;

    /** Reads the newest migration that a database has had, as one integer; the application's login may. */
    public static final String QUERY = "SELECT max(version::int) FROM ops.schema_history WHERE success";

    private SchemaVersion() {}
}
