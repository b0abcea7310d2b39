package com.kosha.bench.retrieval;

import com.kosha.json.Json;
import com.kosha.sql.knowledge.Ranking;
import com.kosha.stack.openai.Embedding;
import com.kosha.stack.openai.EmbeddingAnswer;
import com.kosha.stack.openai.EmbeddingRequest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A running stack's knowledge base, asked by the very statements that core-api asks, under its login. */
final class KnowledgeBase implements AutoCloseable {
    private static final int DIMENSIONS = 384;
    private static final int DOCUMENTS = 10;
    private static final Pattern CODE = Pattern.compile("[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+");
    private static final Pattern PARAMETER = Pattern.compile("(?<!:):([a-z_]+)");

    private final Connection connection;
    private final HttpClient http = HttpClient.newHttpClient();
    private final URI embeddings;
    private final Map<String, Embedding> embedded = new HashMap<>();

    /** Where {@code ./kosha env} says, by the application's login. */
    static KnowledgeBase of(Map<String, String> environment) throws SQLException {
        Connection connection = login(environment, "kosha_app", "KOSHA_DB_PASSWORD");
        return new KnowledgeBase(connection, URI.create(environment.get("KOSHA_EMBEDDINGS_URL") + "/v1/embeddings"));
    }

    static Connection login(Map<String, String> environment, String user, String password) throws SQLException {
        return DriverManager.getConnection(environment.get("KOSHA_DB_URL"), user, environment.get(password));
    }

    private KnowledgeBase(Connection connection, URI embeddings) {
        this.connection = connection;
        this.embeddings = embeddings;
    }

    /** The codes of the documents that it finds, the best first. */
    List<String> find(Ranking ranking, Judgment asked) throws SQLException, IOException, InterruptedException {
        try (Statement ceiling = connection.createStatement()) {
            ceiling.execute("SET app.kb_ceiling = '" + asked.level() + "'");
        }
        Map<String, Object> values = new HashMap<>(Map.of("query", asked.question(), "limit", DOCUMENTS));
        if (ranking != Ranking.WORDS) {
            Embedding embedding = embedding(asked.question());
            values.put("vector", embedding.vector().toString());
            values.put("model", embedding.model());
        }
        return ask(connection, ranking, values);
    }

    /** The codes that the ranking's own statement finds, with these values for its parameters. */
    static List<String> ask(Connection connection, Ranking ranking, Map<String, Object> values) throws SQLException {
        Matcher parameters = PARAMETER.matcher(ranking.everywhere());
        List<String> names = parameters.results().map(found -> found.group(1)).toList();
        try (PreparedStatement statement = connection.prepareStatement(parameters.replaceAll("?"))) {
            for (int i = 0; i < names.size(); i++) {
                Object value = names.get(i).equals("codes")
                        ? connection.createArrayOf("text", codes(String.valueOf(values.get("query"))))
                        : Objects.requireNonNull(values.get(names.get(i)), names.get(i));
                statement.setObject(i + 1, value);
            }
            List<String> codes = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    codes.add(rows.getString("doc_code"));
                }
            }
            return codes;
        }
    }

    private static String[] codes(String question) {
        return CODE.matcher(question.toUpperCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .toArray(String[]::new);
    }

    private Embedding embedding(String question) throws IOException, InterruptedException {
        Embedding known = embedded.get(question);
        if (known == null) {
            EmbeddingRequest request = new EmbeddingRequest("text-embedding-3-small", List.of(question), DIMENSIONS);
            String answer = http.send(
                            HttpRequest.newBuilder(embeddings)
                                    .header("Content-Type", "application/json")
                                    .POST(BodyPublishers.ofString(Json.mapper().writeValueAsString(request)))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            known = Json.mapper()
                    .readValue(answer, EmbeddingAnswer.class)
                    .embeddings(1, DIMENSIONS)
                    .orElseThrow()
                    .get(0);
            embedded.put(question, known);
        }
        return known;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
