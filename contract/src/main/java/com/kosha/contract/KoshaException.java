package com.kosha.contract;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A failure with a place in the taxonomy. Its message is written for the caller: one plain sentence without SQL,
 * upstream text or personal data. It has no stack trace of its own unless it has a cause: it is an answer, not a bug.
 */
public final class KoshaException extends RuntimeException {
    /** What a caller is told to wait where nothing better is known. */
    public static final Duration SOON = Duration.ofSeconds(1);

    private final ErrorCode code;
    private final @Nullable String dependency;
    private final @Nullable Duration retryAfter;
    private final Map<String, String> details;

    private KoshaException(
            ErrorCode code,
            String message,
            @Nullable String dependency,
            @Nullable Duration retryAfter,
            Map<String, String> details,
            @Nullable Throwable cause) {
        super(message, cause, false, cause != null);
        this.code = code;
        this.dependency = dependency;
        this.retryAfter = retryAfter;
        this.details = Map.copyOf(details);
    }

    public static KoshaException unauthenticated(String message) {
        return new KoshaException(ErrorCode.UNAUTHENTICATED, message, null, null, Map.of(), null);
    }

    /**
     * The caller may not do this.
     *
     * @param details which rule refused and what would help, as far as the caller may know it
     */
    public static KoshaException forbidden(String message, Map<String, String> details) {
        return new KoshaException(ErrorCode.FORBIDDEN, message, null, null, details, null);
    }

    /**
     * One argument breaks its rule.
     *
     * @param field the argument's path, {@code from_date} for instance
     * @param rule the rule it broke, in the caller's words
     */
    public static KoshaException invalidArgument(String field, String rule) {
        return new KoshaException(
                ErrorCode.INVALID_ARGUMENT,
                "The argument " + field + " " + rule + ".",
                null,
                null,
                Map.of("field", field, "rule", rule),
                null);
    }

    /**
     * Absent, or not visible to the caller.
     *
     * @param what the kind of thing that was asked for, never its id
     */
    public static KoshaException notFound(String what) {
        return new KoshaException(
                ErrorCode.NOT_FOUND,
                "There is no such " + what + ", or it is not visible to you.",
                null,
                null,
                explained(
                        "visibility",
                        "Check the id. What is there but not visible to you is answered in the same way.",
                        Map.of("what", what)),
                null);
    }

    /** The state does not admit the change; {@code details} name the reason. */
    public static KoshaException conflict(Conflict reason) {
        return new KoshaException(
                ErrorCode.CONFLICT,
                reason.inWords(),
                null,
                reason.retryAfter().orElse(null),
                Map.of("reason", reason.wire()),
                null);
    }

    public static KoshaException rateLimited(Duration retryAfter) {
        return new KoshaException(
                ErrorCode.RATE_LIMITED,
                "Too many requests from this client.",
                null,
                retryAfter,
                explained(
                        "client_rate",
                        "Wait for retry_after_s. All users of this client share its rate; RateLimit headers tell it.",
                        Map.of()),
                null);
    }

    /**
     * No room at the moment.
     *
     * @param dependency whose pool is full, or null when it is this server itself
     */
    public static KoshaException overloaded(@Nullable String dependency, Duration retryAfter) {
        return new KoshaException(
                ErrorCode.OVERLOADED,
                "Too much is in flight at the moment; try again shortly.",
                dependency,
                retryAfter,
                explained(
                        dependency == null ? "in_flight" : "dependency_capacity",
                        "Wait for retry_after_s, and send fewer requests at once.",
                        Map.of()),
                null);
    }

    /** The caller's own deadline had passed before the request arrived. */
    public static KoshaException expiredOnArrival() {
        return new KoshaException(
                ErrorCode.OVERLOADED,
                "The deadline of this request had passed before it arrived.",
                null,
                SOON,
                explained("deadline_hint", "Set a later deadline, and compare your clock with ours.", Map.of()),
                null);
    }

    public static KoshaException deadlineExceeded() {
        return new KoshaException(
                ErrorCode.DEADLINE_EXCEEDED, "The time budget of this call is spent.", null, null, Map.of(), null);
    }

    public static KoshaException unavailable(String dependency, Duration retryAfter, @Nullable Throwable cause) {
        return new KoshaException(
                ErrorCode.DEPENDENCY_UNAVAILABLE,
                "The service " + dependency + " is not available at the moment.",
                dependency,
                retryAfter,
                Map.of(),
                cause);
    }

    public static KoshaException internal(@Nullable Throwable cause) {
        return new KoshaException(
                ErrorCode.INTERNAL,
                "Something went wrong on our side; quote the trace id when you report it.",
                null,
                null,
                Map.of(),
                cause);
    }

    private static Map<String, String> explained(String rule, String whatHelps, Map<String, String> more) {
        Map<String, String> details = new HashMap<>(more);
        details.put("rule", rule);
        details.put("what_helps", whatHelps);
        return details;
    }

    /** The failure that a peer answered with; its words were written for callers by the same rules. */
    public static KoshaException of(Problem problem) {
        return new KoshaException(
                ErrorCode.ofWire(problem.code()),
                problem.message(),
                problem.dependency(),
                problem.retryAfterS() == null ? null : Duration.ofSeconds(problem.retryAfterS()),
                problem.details() == null ? Map.of() : problem.details(),
                null);
    }

    /** The body that says this failure to a caller. */
    public Problem problem(String traceId) {
        return new Problem(
                code.wire(),
                String.valueOf(getMessage()),
                traceId,
                retryAfter == null
                        ? null
                        : Math.max(1, retryAfter.plusMillis(999).toSeconds()),
                dependency,
                details.isEmpty() ? null : new TreeMap<>(details));
    }

    public ErrorCode code() {
        return code;
    }

    public @Nullable String dependency() {
        return dependency;
    }

    public @Nullable Duration retryAfter() {
        return retryAfter;
    }

    /** Which rule refused, and what would help; empty where there is nothing to say. */
    public Map<String, String> details() {
        return details;
    }
}
