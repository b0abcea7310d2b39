package com.kosha.core.openai;

import com.kosha.resilience.SlidingWindow;
import com.kosha.stack.openai.Endpoint;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;

/**
 * Where embeddings come from, and what of a request's time they must leave to others.
 *
 * @param primary empty: there are none, and whoever asks is told so
 * @param backup a second provider of the same model; empty: nothing is hedged
 * @param model as the providers name it
 * @param dimensions of a vector, the same as the column's
 * @param reserve kept of the request's time for the full-text search, which must still run (ruling 15)
 * @param limit how many attempts each provider admits
 */
public record OpenAiSettings(
        Optional<Endpoint> primary,
        Optional<Endpoint> backup,
        String model,
        int dimensions,
        Duration reserve,
        SlidingWindow limit) {

    public OpenAiSettings {
        if (dimensions < 1 || reserve.isNegative() || model.isBlank()) {
            throw new IllegalArgumentException(
                    "A vector has dimensions, a model a name, and a reserve is not negative");
        }
        if (primary.isEmpty() && backup.isPresent()) {
            throw new IllegalArgumentException("kosha.embeddings.backup.url stands in for nobody");
        }
    }

    /** Reads all of it; throws when something is missing or out of range. */
    public static OpenAiSettings read(Config config) {
        return new OpenAiSettings(
                endpoint(config, "kosha.embeddings"),
                endpoint(config, "kosha.embeddings.backup"),
                config.getValue("kosha.embeddings.model", String.class),
                config.getValue("kosha.embeddings.dimensions", Integer.class),
                config.getValue("kosha.openai.reserve", Duration.class),
                new SlidingWindow(
                        config.getValue("kosha.openai.limit.attempts", Integer.class),
                        config.getValue("kosha.openai.limit.span", Duration.class)));
    }

    private static Optional<Endpoint> endpoint(Config config, String name) {
        Optional<String> key = config.getOptionalValue(name + ".key", String.class);
        return config.getOptionalValue(name + ".url", URI.class).map(url -> new Endpoint(url, key));
    }

    /** For the log at start; a key is not in it. */
    @Override
    public String toString() {
        return "OpenAiSettings[" + model + backup.map(other -> ", hedged").orElse("") + "]";
    }
}
