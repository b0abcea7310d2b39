package com.kosha.loader;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;

/** The statements that put one document in its place. */
record Placing(Connection connection) {
    private static final String DOCUMENT = """
            INSERT INTO kb.documents (department, doc_code, title, body, classification, version, effective_on, owner,
                                      file_digest)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (department, doc_code) DO UPDATE
            SET title = excluded.title, body = excluded.body, classification = excluded.classification,
                version = excluded.version, effective_on = excluded.effective_on, owner = excluded.owner,
                file_digest = excluded.file_digest, updated_at = now()
            RETURNING document_id
            """;
    private static final String CHUNK = """
            INSERT INTO kb.chunks (document_id, position, title, heading, content, classification)
            VALUES (?, ?, ?, ?, ?, ?)
            RETURNING chunk_id
            """;
    private static final String VECTOR = """
            INSERT INTO kb.embeddings (chunk_id, model, classification, embedding, text_digest)
            VALUES (?, ?, ?, CAST(? AS public.vector), ?)
            ON CONFLICT DO NOTHING
            """;

    void place(DocumentFile document, List<Chunk> chunks, List<Vector> vectors) throws SQLException {
        long id = document(document);
        clear(id);
        for (int position = 0; position < chunks.size(); position++) {
            Chunk chunk = chunks.get(position);
            long chunkId = chunk(id, position, document, chunk);
            String digest = chunk.digest(document.title());
            for (Vector vector : vectors) {
                if (vector.key().textDigest().equals(digest)) {
                    vector(chunkId, document, vector);
                }
            }
        }
    }

    private long document(DocumentFile document) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(DOCUMENT)) {
            statement.setString(1, document.address().department());
            statement.setString(2, document.address().docCode());
            statement.setString(3, document.title());
            statement.setString(4, document.body());
            statement.setInt(5, level(document));
            statement.setInt(6, document.version());
            statement.setObject(7, document.effectiveOn());
            statement.setString(8, document.owner());
            statement.setString(9, document.digest());
            return id(statement);
        }
    }

    private void clear(long document) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("DELETE FROM kb.chunks WHERE document_id = ?")) {
            statement.setLong(1, document);
            statement.executeUpdate();
        }
    }

    private long chunk(long id, int position, DocumentFile document, Chunk chunk) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(CHUNK)) {
            statement.setLong(1, id);
            statement.setInt(2, position);
            statement.setString(3, document.title());
            statement.setObject(4, chunk.heading(), Types.VARCHAR);
            statement.setString(5, chunk.content());
            statement.setInt(6, level(document));
            return id(statement);
        }
    }

    private void vector(long chunk, DocumentFile document, Vector vector) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(VECTOR)) {
            statement.setLong(1, chunk);
            statement.setString(2, vector.key().model());
            statement.setInt(3, level(document));
            statement.setString(4, vector.coordinates());
            statement.setString(5, vector.key().textDigest());
            statement.executeUpdate();
        }
    }

    private static long id(PreparedStatement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery()) {
            row.next();
            return row.getLong(1);
        }
    }

    /** The numbers that the database's policies compare. */
    private static int level(DocumentFile document) {
        return switch (document.classification()) {
            case PUBLIC -> 0;
            case INTERNAL -> 1;
            case CONFIDENTIAL -> 2;
            case RESTRICTED -> 3;
        };
    }
}
