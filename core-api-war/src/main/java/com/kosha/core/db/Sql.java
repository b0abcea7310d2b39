package com.kosha.core.db;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A statement as JDBC wants it: each named parameter is a question mark, and the names stand in their order.
 *
 * @param text with question marks
 * @param names the parameter behind each question mark, from the first to the last
 */
record Sql(String text, List<String> names) {
    /** What may hold a colon or a question mark without meaning a parameter stands before what does mean one. */
    private static final Pattern TOKENS =
            Pattern.compile("'(?:[^']|'')*'|\"[^\"]*\"|--[^\n]*|::|:([a-z_][a-z0-9_]*)|\\?");

    Sql {
        names = List.copyOf(names);
    }

    /**
     * Reads a statement whose parameters are written {@code :name}.
     *
     * @throws IllegalArgumentException when it holds a question mark of its own
     */
    static Sql parse(String named) {
        List<String> names = new ArrayList<>();
        StringBuilder text = new StringBuilder(named.length());
        Matcher token = TOKENS.matcher(named);
        while (token.find()) {
            if (token.group().equals("?")) {
                throw new IllegalArgumentException("Parameters have names here");
            }
            if (token.group(1) == null) {
                token.appendReplacement(text, Matcher.quoteReplacement(token.group()));
            } else {
                names.add(token.group(1));
                token.appendReplacement(text, "?");
            }
        }
        return new Sql(token.appendTail(text).toString(), names);
    }
}
