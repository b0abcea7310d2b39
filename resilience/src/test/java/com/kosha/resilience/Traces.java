package com.kosha.resilience;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The published traces. */
final class Traces {
    private static final JsonNode ALL = load();

    private Traces() {}

    static JsonNode get(String name) {
        return ALL.required(name);
    }

    static Stream<String> names(String regex) {
        Iterable<String> names = ALL::fieldNames;
        return StreamSupport.stream(names.spliterator(), false).filter(name -> name.matches(regex));
    }

    private static JsonNode load() {
        try (InputStream json = Traces.class.getResourceAsStream("/resilience-traces.json")) {
            return new ObjectMapper().readTree(Objects.requireNonNull(json));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
