package com.kosha.core.db;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A statement and the values of its named parameters, built from those clauses that a request needs. A clause is
 * always a constant of the program: what a caller sent goes in as a value only.
 */
public final class Query {
    /** A text is read once; the clauses are constants, so there are few texts. */
    private static final Map<String, Sql> READ = new ConcurrentHashMap<>();

    private final StringBuilder text;
    private final Map<String, Object> values = new HashMap<>();
    private final Map<String, String> settings = new HashMap<>();

    private Query(String start) {
        this.text = new StringBuilder(start.stripTrailing());
    }

    /** A statement that begins, and perhaps ends, with {@code text}. */
    public static Query of(String text) {
        return new Query(text);
    }

    /** One condition more. */
    public Query and(String condition) {
        text.append("\n   AND ").append(condition);
        return this;
    }

    /** What follows the conditions. */
    public Query then(String clauses) {
        text.append('\n').append(clauses.stripTrailing());
        return this;
    }

    /** The value of {@code :name}: text, a number, a date, a moment with its offset, a UUID, or an array of texts. */
    public Query with(String name, Object value) {
        values.put(name, value);
        return this;
    }

    /** A setting of PostgreSQL that holds for this statement alone. */
    public Query under(String setting, String value) {
        settings.put(setting, value);
        return this;
    }

    /** The names of a closed set's members, as the value of {@code = ANY (:name)}. */
    public static String[] names(Collection<? extends Enum<?>> members) {
        return members.stream().map(Enum::name).toArray(String[]::new);
    }

    Sql sql() {
        return READ.computeIfAbsent(text.toString(), Sql::parse);
    }

    Map<String, String> settings() {
        return settings;
    }

    Object value(String name) {
        Object value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("No value for the parameter " + name);
        }
        return value;
    }
}
