package com.kosha.contract;

/** The names of the headers that Kosha's own services understand beyond HTTP's. */
public final class Headers {
    /** When the caller stops waiting: RFC 3339 UTC with milliseconds, or 13-digit epoch milliseconds. */
    public static final String DEADLINE = "X-Request-Deadline";
    /** When the caller sent the request, in the deadline's form; bounds the budget where clocks disagree. */
    public static final String SENT = "X-Request-Sent";
    /** Which attempt of one logical call this is, from 1. A callee does not retry on a caller's retry. */
    public static final String ATTEMPT = "X-Request-Attempt";
    /** A fault to inject, signed; forwarded only once verified. */
    public static final String CHAOS = "X-Kosha-Chaos";
    /** The key under which a write happens at most once. */
    public static final String IDEMPOTENCY_KEY = "Idempotency-Key";
    /** The id, a UUID, that the saga gets which a write begins: so that its caller can name it, answered or not. */
    public static final String SAGA = "X-Kosha-Saga";
    /** W3C trace context. */
    public static final String TRACEPARENT = "traceparent";

    private Headers() {}
}
