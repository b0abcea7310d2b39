package com.kosha.sql;

import java.util.Locale;

/** The databases of the bank, each with migrations, a login and a version of its own. */
public enum Database {
    /** Customers, accounts, casework, knowledge, and the machinery. */
    BANK("KOSHA_DB", "classpath:db/migration", "ops", SchemaVersion.EXPECTED),
    /** The payments of refunds. */
    LEDGER("KOSHA_LEDGER", "classpath:db/ledger", "ledger", LedgerVersion.EXPECTED);

    private final String setting;
    private final String migrations;
    private final String schema;
    private final int version;

    Database(String setting, String migrations, String schema, int version) {
        this.setting = setting;
        this.migrations = migrations;
        this.schema = schema;
        this.version = version;
    }

    /**
     * The database of that name, in lower case.
     *
     * @throws IllegalArgumentException when there is none
     */
    static Database named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** What the names of its settings begin with. */
    String setting() {
        return setting;
    }

    String migrations() {
        return migrations;
    }

    /** Where its history of migrations lies. */
    String schema() {
        return schema;
    }

    /** The number of its newest migration. */
    int version() {
        return version;
    }
}
