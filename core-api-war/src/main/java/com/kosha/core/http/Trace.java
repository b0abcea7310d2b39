package com.kosha.core.http;

import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where a request stands in its trace, as W3C Trace Context writes it.
 *
 * @param traceId 32 hex digits, the same in every server that the request passes
 * @param spanId 16 hex digits, ours
 * @param callerSpan the caller's step that this request is, 16 hex digits; empty when it named none
 */
public record Trace(String traceId, String spanId, String callerSpan) {
    private static final Pattern TRACEPARENT =
            Pattern.compile("(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?");

    /** The trace that the caller named, or a new one when it named none that can be read. */
    static Trace from(@Nullable String traceparent, LongSupplier random) {
        Matcher parent = TRACEPARENT.matcher(traceparent == null ? "" : traceparent);
        String span = hex(random);
        return parent.matches()
                ? new Trace(parent.group(1), span, parent.group(2))
                : new Trace(hex(random) + hex(random), span, "");
    }

    /** The header's form. */
    String traceparent() {
        return "00-" + traceId + "-" + spanId + "-01";
    }

    /** All zeroes would mean that there is no trace. */
    private static String hex(LongSupplier random) {
        return String.format("%016x", random.getAsLong() | 1);
    }
}
