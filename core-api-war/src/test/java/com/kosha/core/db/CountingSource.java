package com.kosha.core.db;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts who asks for a connection, and has none. */
final class CountingSource extends SourceDouble {
    private final AtomicInteger asked;

    CountingSource(AtomicInteger asked) {
        this.asked = asked;
    }

    @Override
    public Connection getConnection() throws SQLException {
        asked.incrementAndGet();
        throw new SQLException("There is none", "08001");
    }
}
