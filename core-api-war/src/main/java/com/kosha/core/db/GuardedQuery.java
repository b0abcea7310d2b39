package com.kosha.core.db;

import com.kosha.contract.Classification;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A query behind what every query runs under: its viewer, its time limit, and whether it may change anything. */
record GuardedQuery(String text, List<Object> values) {
    private static final String READS = "SELECT set_config('transaction_read_only', 'on', true)";
    private static final String WRITES = "SELECT set_config('transaction_read_only', 'off', true)";

    /** One that changes nothing. */
    static GuardedQuery of(Query query, Viewer viewer, Duration time) {
        return behind(READS, query, settings(query, viewer, time));
    }

    /** One of a transaction that writes. */
    static GuardedQuery forWriting(Query query, Viewer viewer, Duration time) {
        List<Map.Entry<String, String>> settings = settings(query, viewer, time);
        // shorter than the statement's, so that the answer can still say that somebody else was at it
        settings.add(Map.entry("lock_timeout", Math.max(1, time.toMillis() * 9 / 10) + "ms"));
        // a server that stops in the midst of it holds its locks no longer than it could have used them
        settings.add(Map.entry("idle_in_transaction_session_timeout", Math.max(1, time.toMillis()) + "ms"));
        return behind(WRITES, query, settings);
    }

    private static GuardedQuery behind(String start, Query query, List<Map.Entry<String, String>> settings) {
        List<Object> values = new ArrayList<>();
        StringBuilder guard = new StringBuilder(start);
        settings.forEach(setting -> {
            guard.append(", set_config(?, ?, true)");
            values.add(setting.getKey());
            values.add(setting.getValue());
        });
        query.sql().names().forEach(name -> values.add(query.value(name)));
        return new GuardedQuery(guard + ";\n" + query.sql().text(), values);
    }

    void bind(PreparedStatement statement) throws SQLException {
        int index = 0;
        for (Object value : values) {
            index++;
            if (value instanceof String[] texts) {
                statement.setArray(index, statement.getConnection().createArrayOf("text", texts));
            } else {
                statement.setObject(index, value);
            }
        }
    }

    private static List<Map.Entry<String, String>> settings(Query query, Viewer viewer, Duration time) {
        List<Map.Entry<String, String>> settings =
                new ArrayList<>(query.settings().entrySet());
        settings.add(Map.entry("app.subject", viewer.subject()));
        settings.add(Map.entry("app.sees_restricted", viewer.seesRestricted() ? "on" : ""));
        settings.add(Map.entry(
                "app.kb_ceiling", viewer.ceiling().map(GuardedQuery::level).orElse("")));
        // 0 would mean that there is no limit
        settings.add(Map.entry("statement_timeout", Math.max(1, time.toMillis()) + "ms"));
        return settings;
    }

    /** The numbers that the database's policies compare. */
    private static String level(Classification ceiling) {
        return switch (ceiling) {
            case PUBLIC -> "0";
            case INTERNAL -> "1";
            case CONFIDENTIAL -> "2";
            case RESTRICTED -> "3";
        };
    }
}
