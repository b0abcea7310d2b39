package com.kosha.core.db;

import com.kosha.contract.Classification;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A query behind what every query runs under: its viewer, its time limit, and that it changes nothing. */
record GuardedQuery(String text, List<Object> values) {

    static GuardedQuery of(Query query, Viewer viewer, Duration time) {
        List<Object> values = new ArrayList<>();
        StringBuilder guard = new StringBuilder("SELECT set_config('transaction_read_only', 'on', true)");
        settings(query, viewer, time).forEach(setting -> {
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
