package com.kosha.loader;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What stands above a document's text: {@code key: value} a line between two lines of three hyphens. */
final class FrontMatter {
    private static final String FENCE = "---";

    private record Entry(int line, String value) {}

    private final Map<String, Entry> entries;
    private final int end;

    private FrontMatter(Map<String, Entry> entries, int end) {
        this.entries = entries;
        this.end = end;
    }

    /** Reads it off the beginning of the file; a key that is not among those known is an error, as is one twice. */
    static FrontMatter read(List<String> lines, Set<String> known) throws BadFile {
        if (lines.isEmpty() || !lines.get(0).equals(FENCE)) {
            throw new BadFile(1, "must begin with ---");
        }
        Map<String, Entry> entries = new HashMap<>();
        for (int at = 1; at < lines.size(); at++) {
            String line = lines.get(at).strip();
            if (line.equals(FENCE)) {
                return new FrontMatter(entries, at + 1);
            }
            if (!line.isEmpty() && !line.startsWith("#")) {
                add(entries, line, at + 1, known);
            }
        }
        throw new BadFile(lines.size(), "has no second ---");
    }

    private static void add(Map<String, Entry> entries, String line, int number, Set<String> known) throws BadFile {
        int colon = line.indexOf(':');
        String key = colon < 0 ? line : line.substring(0, colon).strip();
        if (colon < 0 || !known.contains(key)) {
            throw new BadFile(
                    number, "must be one of " + known.stream().sorted().toList() + " and a value");
        }
        if (entries.put(
                        key,
                        new Entry(number, unquoted(line.substring(colon + 1).strip())))
                != null) {
            throw new BadFile(number, "says " + key + " twice");
        }
    }

    private static String unquoted(String value) {
        boolean quoted = value.length() > 1 && (isBetween(value, "\"") || isBetween(value, "'"));
        return quoted ? value.substring(1, value.length() - 1) : value;
    }

    private static boolean isBetween(String value, String mark) {
        return value.startsWith(mark) && value.endsWith(mark);
    }

    /** How many lines it takes, both fences included. */
    int lines() {
        return end;
    }

    /**
     * The value of a key as the thing that it means.
     *
     * @param wanted what the value must be, in words for its author
     * @param meaning null when the value is not that
     */
    <T> T value(String key, String wanted, Function<String, @Nullable T> meaning) throws BadFile {
        Entry entry = entries.get(key);
        if (entry == null) {
            throw new BadFile(end, "says no " + key);
        }
        T value = meaning.apply(entry.value());
        if (value == null) {
            throw new BadFile(entry.line(), key + " must be " + wanted);
        }
        return value;
    }
}
