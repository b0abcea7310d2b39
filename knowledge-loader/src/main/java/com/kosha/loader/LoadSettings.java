package com.kosha.loader;

import com.kosha.resilience.SlidingWindow;
import com.kosha.stack.openai.Endpoint;
import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;

/**
 * What the environment says. The names are those that core-api reads its own embeddings by.
 *
 * @param url of the database, for JDBC
 * @param user a login that may load documents and nothing else
 * @param embeddings empty: documents are found by their words alone
 * @param model as the provider names it
 * @param window what the provider admits
 */
record LoadSettings(
        String url,
        String user,
        String password,
        Optional<Endpoint> embeddings,
        String model,
        int dimensions,
        SharedWindow window) {

    /** @throws IllegalArgumentException when something is missing or odd */
    static LoadSettings from(Map<String, String> environment) {
        return new LoadSettings(
                required(environment, "KOSHA_DB_URL"),
                required(environment, "KOSHA_DB_LOADER"),
                required(environment, "KOSHA_DB_LOADER_PASSWORD"),
                given(environment, "KOSHA_EMBEDDINGS_URL")
                        .map(address -> new Endpoint(URI.create(address), given(environment, "KOSHA_EMBEDDINGS_KEY"))),
                given(environment, "KOSHA_EMBEDDINGS_MODEL").orElse("text-embedding-3-small"),
                Integer.parseInt(
                        given(environment, "KOSHA_EMBEDDINGS_DIMENSIONS").orElse("384")),
                window(environment));
    }

    /** @throws IllegalArgumentException when something of it is odd */
    private static SharedWindow window(Map<String, String> environment) {
        String span = given(environment, "KOSHA_OPENAI_LIMIT_SPAN").orElse("PT1S");
        try {
            return new SharedWindow(
                    new SlidingWindow(
                            Integer.parseInt(given(environment, "KOSHA_OPENAI_LIMIT_ATTEMPTS")
                                    .orElse("50")),
                            Duration.parse(span)),
                    given(environment, "KOSHA_DYNAMODB_URL").map(URI::create),
                    given(environment, "KOSHA_DYNAMODB_REGION"),
                    given(environment, "KOSHA_DYNAMODB_TABLE").orElse("kosha"));
        } catch (DateTimeParseException odd) {
            throw new IllegalArgumentException("KOSHA_OPENAI_LIMIT_SPAN is no duration: " + span, odd);
        }
    }

    Connection connect() throws SQLException {
        return DriverManager.getConnection(url, user, password);
    }

    private static String required(Map<String, String> environment, String name) {
        return given(environment, name).orElseThrow(() -> new IllegalArgumentException(name + " is not set"));
    }

    private static Optional<String> given(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    /** Without its secrets, which would end in a log. */
    @Override
    public String toString() {
        return user + " at " + url;
    }
}
