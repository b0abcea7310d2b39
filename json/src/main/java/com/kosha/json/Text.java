package com.kosha.json;

import com.fasterxml.jackson.core.JacksonException;

/** Our own records as JSON, where they are kept rather than sent: what does not fit is a bug. */
public final class Text {
    private Text() {}

    public static String of(Record value) {
        try {
            return Json.mapper().writeValueAsString(value);
        } catch (JacksonException e) {
            throw new IllegalStateException("a record of ours can be written", e);
        }
    }

    public static <R extends Record> R read(String json, Class<R> type) {
        try {
            return Json.mapper().readValue(json, type);
        } catch (JacksonException e) {
            throw new IllegalStateException("what was kept can be read", e);
        }
    }
}
