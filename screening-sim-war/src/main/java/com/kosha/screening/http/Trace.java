package com.kosha.screening.http;

import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The name of the trace that a request belongs to, 32 hex digits. */
public final class Trace {
    private static final Pattern TRACEPARENT =
            Pattern.compile("(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?");

    private Trace() {}

    /** The one that the caller names, or a new one. */
    public static String of(@Nullable String traceparent) {
        Matcher parent = TRACEPARENT.matcher(traceparent == null ? "" : traceparent);
        return parent.matches() ? parent.group(1) : UUID.randomUUID().toString().replace("-", "");
    }
}
