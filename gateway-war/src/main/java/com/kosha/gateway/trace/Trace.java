package com.kosha.gateway.trace;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Where a call stands in a distributed trace, as W3C trace context has it. It exists whether or not spans are
 * recorded, and its trace id joins the answer, the logs of all servers and the audit record.
 *
 * @param traceId 32 hex digits
 * @param spanId 16 hex digits, the step's own
 * @param flags two hex digits
 */
public record Trace(String traceId, String spanId, String flags) {
    private static final Pattern TRACEPARENT =
            Pattern.compile("[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})");
    private static final HexFormat HEX = HexFormat.of();

    /** Goes on with the caller's trace, or starts one where the header is absent or malformed. */
    public static Trace from(@Nullable String traceparent) {
        return parse(traceparent).map(Trace::child).orElseGet(() -> new Trace(randomHex(16), randomHex(8), "01"));
    }

    /** The step that the caller names as its own; empty where the value is absent or malformed. */
    public static Optional<Trace> parse(@Nullable String traceparent) {
        if (traceparent != null && traceparent.length() == 55 && !traceparent.startsWith("ff")) {
            Matcher parent = TRACEPARENT.matcher(traceparent);
            if (parent.matches()) {
                return Optional.of(new Trace(parent.group(1), parent.group(2), parent.group(3)));
            }
        }
        return Optional.empty();
    }

    /** A step within this one, with a span id of its own. */
    public Trace child() {
        return new Trace(traceId, randomHex(8), flags);
    }

    /** The header that tells the next hop. */
    public String traceparent() {
        return "00-" + traceId + "-" + spanId + "-" + flags;
    }

    private static String randomHex(int bytes) {
        byte[] random = new byte[bytes];
        ThreadLocalRandom.current().nextBytes(random);
        random[0] |= 1; // all zeroes mean "no trace"
        return HEX.formatHex(random);
    }
}
