package com.kosha.sql.seed.copy;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rows that wait to be sent, table by table. */
public final class Rows {
    private static final String ESCAPED = "\\\t\n\r";
    private static final String ESCAPES = "\\tnr";

    private final Map<Table, StringBuilder> waiting = new EnumMap<>(Table.class);

    /** Adds a row; a null is SQL's, everything else is sent as it prints. */
    public void add(Table table, @Nullable Object... fields) {
        StringBuilder out = waiting.computeIfAbsent(table, t -> new StringBuilder());
        for (int i = 0; i < fields.length; i++) {
            out.append(i == 0 ? "" : "\t");
            append(out, fields[i]);
        }
        out.append('\n');
    }

    /** How many characters wait for a table. */
    public int size(Table table) {
        return waiting.getOrDefault(table, new StringBuilder()).length();
    }

    /** Sends all that waits, in the order of the tables. */
    public void sendTo(Destination destination) {
        waiting.forEach((table, rows) -> destination.take(table, rows.toString()));
        waiting.clear();
    }

    private static void append(StringBuilder out, @Nullable Object field) {
        if (field == null) {
            out.append("\\N");
            return;
        }
        String text = field.toString();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int special = ESCAPED.indexOf(c);
            if (special < 0) {
                out.append(c);
            } else {
                out.append('\\').append(ESCAPES.charAt(special));
            }
        }
    }
}
