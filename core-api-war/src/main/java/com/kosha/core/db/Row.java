package com.kosha.core.db;

import java.sql.ResultSet;
import java.sql.SQLException;

/** Turns the row that a result stands on into a thing of the domain. */
@FunctionalInterface
public interface Row<R> {
    R of(ResultSet row) throws SQLException;
}
