package com.kosha.sql.seed.copy;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/** A database that takes rows by {@code COPY}, within whatever transaction its connection is in. */
public final class CopyDestination implements Destination {
    private final CopyManager copies;

    public CopyDestination(Connection connection) throws SQLException {
        this.copies = connection.unwrap(PGConnection.class).getCopyAPI();
    }

    @Override
    public void take(Table table, String rows) {
        try {
            copies.copyIn(table.copyStatement(), new ByteArrayInputStream(rows.getBytes(UTF_8)));
        } catch (SQLException e) {
            throw new IllegalStateException("Rows for " + table.qualifiedName() + " were refused", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
