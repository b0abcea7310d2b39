package com.kosha.sql.seed.copy;

/** Where rows go: a database, or a test. */
public interface Destination {
    /** Takes whole rows in the text format of {@code COPY}; called again for the same table as more rows come. */
    void take(Table table, String rows);
}
