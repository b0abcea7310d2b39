package com.kosha.core.openai;

import com.kosha.resilience.SlidingWindow;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.config.Config;

/**
 * Where embeddings come from, and what of a request's time they must leave to others.
 *
 * @param url without the path; empty: there are none, and whoever asks is told so
 * @param key sent with each request, if there is one
 * @param model as the provider names it
 * @param dimensions of a vector, the same as the column's
 * @param reserve kept of the request's time for the full-text search, which must still run (ruling 15)
 * @param limit how many attempts the provider admits
 */
public record OpenAiSettings(
        Optional<URI> url, Optional<String> key, String model, int dimensions, Duration reserve, SlidingWindow limit) {
    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");

    public OpenAiSettings {
        if (dimensions < 1 || reserve.isNegative() || model.isBlank()) {
            throw new IllegalArgumentException(
                    "A vector has dimensions, a model a name, and a reserve is not negative");
        }
        if (key.isPresent() && url.isPresent() && !isPrivate(url.get())) {
            throw new IllegalArgumentException("kosha.embeddings.key is sent over HTTPS, or not off this machine");
        }
    }

    /** Reads all of it; throws when something is missing or out of range. */
    public static OpenAiSettings read(Config config) {
        return new OpenAiSettings(
                config.getOptionalValue("kosha.embeddings.url", URI.class),
                config.getOptionalValue("kosha.embeddings.key", String.class),
                config.getValue("kosha.embeddings.model", String.class),
                config.getValue("kosha.embeddings.dimensions", Integer.class),
                config.getValue("kosha.openai.reserve", Duration.class),
                new SlidingWindow(
                        config.getValue("kosha.openai.limit.attempts", Integer.class),
                        config.getValue("kosha.openai.limit.span", Duration.class)));
    }

    private static boolean isPrivate(URI url) {
        return "https".equals(url.getScheme()) || THIS_MACHINE.contains(String.valueOf(url.getHost()));
    }

    /** Holds a secret, so it never prints itself. */
    @Override
    public String toString() {
        return "OpenAiSettings[" + model + "]";
    }
}
