package com.kosha.core.db;

import java.io.PrintWriter;
import java.sql.Connection;
import java.util.logging.Logger;
import javax.sql.DataSource;

/** What a data source needs besides what a test is about. */
abstract class SourceDouble implements DataSource {
    @Override
    public final Connection getConnection(String user, String password) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final PrintWriter getLogWriter() {
        throw new UnsupportedOperationException();
    }

    @Override
    public final void setLogWriter(PrintWriter out) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final void setLoginTimeout(int seconds) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final int getLoginTimeout() {
        return 0;
    }

    @Override
    public final Logger getParentLogger() {
        return Logger.getAnonymousLogger();
    }

    @Override
    public final <T> T unwrap(Class<T> type) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final boolean isWrapperFor(Class<?> type) {
        return false;
    }
}
