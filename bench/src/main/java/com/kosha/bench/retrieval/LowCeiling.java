package com.kosha.bench.retrieval;

import com.kosha.sql.knowledge.Ranking;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Whoever may read one document in a hundred is shown the same of them as if the others did not exist. Beside the real
 * documents stand as many random ones as are asked for, of a model of their own, and are taken away again.
 */
final class LowCeiling {
    private static final String MODEL = "a model of chance";
    private static final int ASKED = 20;
    private static final int DOCUMENTS = 20;

    private static final String FILL = """
            WITH placed AS (
                INSERT INTO kb.documents (department, doc_code, title, body, classification, effective_on)
                SELECT 'bench', 'RANDOM-' || n, 'random', 'random', CASE WHEN n %% 100 = 0 THEN 0 ELSE 3 END, '2026-01-01'
                  FROM generate_series(1, %d) n
                RETURNING document_id, classification),
            cut AS (
                INSERT INTO kb.chunks (document_id, position, content, classification)
                SELECT document_id, 0, 'random', classification FROM placed
                RETURNING chunk_id, classification)
            INSERT INTO kb.embeddings (chunk_id, model, classification, embedding)
            SELECT chunk_id, '%s', classification, %s FROM cut
            """;
    /** Depends on the row, or each would get the same one. */
    private static final String RANDOM_VECTOR =
            "(SELECT array_agg(random() - 0.5) FROM generate_series(1, 384) d WHERE chunk_id > 0)::real[]::public.vector";

    private static final String EXACT = """
            SELECT 'RANDOM-' || split_part(d.doc_code, '-', 2)
              FROM kb.embeddings e
              JOIN kb.chunks c USING (chunk_id)
              JOIN kb.documents d USING (document_id)
             WHERE e.model = '%s' AND e.classification = 0
             ORDER BY e.embedding <=> CAST(? AS public.vector), e.chunk_id
             LIMIT %d
            """.formatted(MODEL, DOCUMENTS);

    /**
     * What was found.
     *
     * @param missing documents that an exact look finds under the ceiling, and the ranking did not
     * @param slowest of the ranking's statements
     */
    record Result(int documents, int expected, int missing, Duration slowest) {}

    private final Connection owner;
    private final Connection application;

    LowCeiling(Connection owner, Connection application) {
        this.owner = owner;
        this.application = application;
    }

    Result measure(int documents) throws SQLException {
        try {
            execute(owner, "SET app.kb_ceiling = '3'");
            execute(owner, FILL.formatted(documents, MODEL, RANDOM_VECTOR));
            execute(application, "SET app.kb_ceiling = '0'");
            int expected = 0;
            int missing = 0;
            Duration slowest = Duration.ZERO;
            for (int i = 0; i < ASKED; i++) {
                String question = vector();
                List<String> exact = exact(question);
                long started = System.nanoTime();
                List<String> found = found(question);
                Duration took = Duration.ofNanos(System.nanoTime() - started);
                slowest = took.compareTo(slowest) > 0 ? took : slowest;
                expected += exact.size();
                missing += (int)
                        exact.stream().filter(code -> !found.contains(code)).count();
            }
            return new Result(documents, expected, missing, slowest);
        } finally {
            execute(owner, "DELETE FROM kb.documents WHERE department = 'bench'");
        }
    }

    private String vector() throws SQLException {
        return column(owner, "SELECT array_agg(random() - 0.5)::real[]::public.vector FROM generate_series(1, 384)")
                .get(0);
    }

    private List<String> exact(String question) throws SQLException {
        try (PreparedStatement statement = owner.prepareStatement(EXACT)) {
            statement.setString(1, question);
            return column(statement.executeQuery());
        }
    }

    private List<String> found(String question) throws SQLException {
        return KnowledgeBase.ask(
                application,
                Ranking.MEANING,
                Map.of("query", "random walk", "limit", DOCUMENTS, "vector", question, "model", MODEL));
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static List<String> column(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return column(statement.executeQuery(sql));
        }
    }

    private static List<String> column(ResultSet rows) throws SQLException {
        List<String> values = new ArrayList<>();
        try (rows) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        }
        return values;
    }
}
