package com.kosha.contract;

import static com.kosha.contract.ErrorCode.RetryHint.AFTER_DELAY;
import static com.kosha.contract.ErrorCode.RetryHint.NEVER;
import static com.kosha.contract.ErrorCode.RetryHint.ONCE;
import static com.kosha.contract.ErrorCode.RetryHint.REAUTHENTICATE;

import java.util.Locale;

/**
 * Every way a request can fail: the one table of the taxonomy.
 *
 * <p>An agent meets a code either as an HTTP status (the request ended before a tool was chosen) or as a tool result
 * with {@code isError}; core-api always answers with a status. JSON-RPC codes lie outside the range that the
 * specification keeps for itself.
 */
public enum ErrorCode {
    /** No token, or one that is expired, malformed, or meant for somebody else. */
    UNAUTHENTICATED(true, 401, -31_401, REAUTHENTICATE),
    /** A scope is missing, or the knowledge ceiling is exceeded. */
    FORBIDDEN(false, 403, -31_403, NEVER),
    /** An argument breaks its rule, or a cursor does not verify. */
    INVALID_ARGUMENT(false, 400, -31_400, NEVER),
    /** Absent, or not visible to the caller; the two are never told apart. */
    NOT_FOUND(false, 404, -31_404, NEVER),
    /** An idempotency key was used for something else, or the state does not admit the change. */
    CONFLICT(false, 409, -31_409, NEVER),
    /** The client's token bucket is empty. */
    RATE_LIMITED(true, 429, -31_429, AFTER_DELAY),
    /** Too much is in flight already. */
    OVERLOADED(true, 503, -31_503, AFTER_DELAY),
    /** The request's budget is spent. */
    DEADLINE_EXCEEDED(false, 504, -31_504, ONCE),
    /** A dependency is down: its breaker is open, or it failed after all attempts. */
    DEPENDENCY_UNAVAILABLE(false, 503, -31_502, AFTER_DELAY),
    /** Anything unexpected; its cause stands in the log under the trace id and nowhere else. */
    INTERNAL(false, 500, -31_500, ONCE);

    /** What a client may do about it. */
    public enum RetryHint {
        NEVER,
        ONCE,
        AFTER_DELAY,
        REAUTHENTICATE
    }

    private final boolean endsRequest;
    private final int httpStatus;
    private final int jsonRpcCode;
    private final RetryHint retry;

    ErrorCode(boolean endsRequest, int httpStatus, int jsonRpcCode, RetryHint retry) {
        this.endsRequest = endsRequest;
        this.httpStatus = httpStatus;
        this.jsonRpcCode = jsonRpcCode;
        this.retry = retry;
    }

    /** Whether the gateway, failing before a tool is chosen, answers with the HTTP status rather than a tool error. */
    public boolean endsRequest() {
        return endsRequest;
    }

    /** The status that core-api answers with, and the gateway too when {@link #endsRequest()}. */
    public int httpStatus() {
        return httpStatus;
    }

    public int jsonRpcCode() {
        return jsonRpcCode;
    }

    public RetryHint retry() {
        return retry;
    }

    /** The code as it stands on the wire, {@code dependency_unavailable} for instance. */
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The code with that wire name; an unknown one is {@link #INTERNAL}, so that no peer can invent codes. */
    public static ErrorCode ofWire(String wire) {
        for (ErrorCode code : values()) {
            if (code.wire().equals(wire)) {
                return code;
            }
        }
        return INTERNAL;
    }
}
