package com.kosha.loader;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The knowledge base as it stands. It is changed one document at a time: all of one, or nothing of it. */
final class Shelf implements AutoCloseable {
    /** Of two loads at once, the second would withdraw what the first brings. */
    private static final String ONE_AT_A_TIME = "SELECT pg_try_advisory_lock(hashtext('kosha kb load'))";

    private static final String THE_NEXT_ONE = "SELECT pg_advisory_unlock(hashtext('kosha kb load'))";

    private final Connection connection;
    private final boolean takesVectors;

    /** @throws IllegalStateException when another load runs */
    Shelf(Connection connection) throws SQLException {
        this.connection = connection;
        try (Statement statement = connection.createStatement()) {
            if (!first(statement, ONE_AT_A_TIME)) {
                connection.close();
                throw new IllegalStateException("another load is running");
            }
            statement.execute("SET app.kb_ceiling = '3'"); // who loads documents sees them all
            takesVectors = first(statement, "SELECT to_regclass('kb.embeddings') IS NOT NULL");
        }
    }

    /** Whether the database can keep vectors: where pgvector is installed. */
    boolean takesVectors() {
        return takesVectors;
    }

    /** The digest of each document's file; empty for one that must be loaded again whatever its file says. */
    Map<Address, String> digests(@Nullable String model) throws SQLException {
        String sql = "SELECT department, doc_code, CASE WHEN " + complete(model)
                + " THEN coalesce(file_digest, '') ELSE '' END FROM kb.documents d ORDER BY department, doc_code";
        Map<Address, String> digests = new LinkedHashMap<>();
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            if (model != null) {
                statement.setString(1, model);
            }
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    digests.put(new Address(rows.getString(1), rows.getString(2)), rows.getString(3));
                }
            }
        }
        return digests;
    }

    private static String complete(@Nullable String model) {
        return model == null ? "true" : """
                NOT EXISTS (SELECT FROM kb.chunks c
                             WHERE c.document_id = d.document_id
                               AND NOT EXISTS (SELECT FROM kb.embeddings e
                                                WHERE e.chunk_id = c.chunk_id AND e.model = ?))
                """;
    }

    /** The vectors that a document's chunks have so far. */
    Map<Vector.Key, Vector> vectors(Address address) throws SQLException {
        Map<Vector.Key, Vector> known = new HashMap<>();
        if (!takesVectors) {
            return known;
        }
        try (PreparedStatement statement = connection.prepareStatement("""
                SELECT e.text_digest, e.model, e.embedding::text
                  FROM kb.embeddings e
                  JOIN kb.chunks c USING (chunk_id)
                  JOIN kb.documents d USING (document_id)
                 WHERE d.department = ? AND d.doc_code = ?
                """)) {
            statement.setString(1, address.department());
            statement.setString(2, address.docCode());
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    Vector.Key key = new Vector.Key(rows.getString(1), rows.getString(2));
                    known.put(key, new Vector(key, rows.getString(3)));
                }
            }
        }
        return known;
    }

    /** Puts the document in its place, instead of what stood there. */
    void put(DocumentFile document, List<Chunk> chunks, List<Vector> vectors) throws SQLException {
        atOnce(() -> new Placing(connection).place(document, chunks, vectors));
    }

    /** Takes a document away. */
    void withdraw(Address address) throws SQLException {
        atOnce(() -> {
            try (PreparedStatement statement =
                    connection.prepareStatement("DELETE FROM kb.documents WHERE department = ? AND doc_code = ?")) {
                statement.setString(1, address.department());
                statement.setString(2, address.docCode());
                statement.executeUpdate();
            }
        });
    }

    /** Takes the vectors of all other models away. */
    int dropOtherModels(String model) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("DELETE FROM kb.embeddings WHERE model <> ?")) {
            statement.setString(1, model);
            return statement.executeUpdate();
        }
    }

    @FunctionalInterface
    private interface Change {
        void made() throws SQLException;
    }

    private void atOnce(Change change) throws SQLException {
        connection.setAutoCommit(false);
        try {
            change.made();
            connection.commit();
        } catch (SQLException | RuntimeException failure) {
            connection.rollback();
            throw failure;
        } finally {
            connection.setAutoCommit(true);
        }
    }

    private static boolean first(Statement statement, String sql) throws SQLException {
        try (ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getBoolean(1);
        }
    }

    @Override
    public void close() throws SQLException {
        // PostgreSQL notices only in its own time that the connection is gone
        try (connection;
                Statement statement = connection.createStatement()) {
            statement.execute(THE_NEXT_ONE);
        }
    }
}
