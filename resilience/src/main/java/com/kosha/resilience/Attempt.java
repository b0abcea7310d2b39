package com.kosha.resilience;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** One sending of a logical call: how long it may take, what the callee is told, and how its end is to be read. */
public final class Attempt {
    private final AttemptLimits limits;
    private final Deadline deadline;
    private final int number;
    private final long remainingNanos;
    private final long timeoutMillis;

    private Attempt(AttemptLimits limits, Deadline deadline, int number) {
        this.limits = limits;
        this.deadline = deadline;
        this.number = number;
        this.remainingNanos = deadline.remainingNanos();
        this.timeoutMillis = Deadline.timeoutMillis(remainingNanos, limits.margin(), limits.cap());
    }

    static Attempt start(AttemptLimits limits, Deadline deadline, int number) {
        Attempt attempt = new Attempt(limits, deadline, number);
        if (attempt.timeoutMillis <= 0) {
            throw new DeadlineExceeded();
        }
        return attempt;
    }

    /** 1 for the first: the value of {@code X-Request-Attempt}. */
    public int number() {
        return number;
    }

    /** {@code min(remaining - margin, cap)} at its start: whole milliseconds, at least one. */
    public Duration timeout() {
        return Duration.ofMillis(timeoutMillis);
    }

    /** What is left of the {@link #timeout()} now; zero or negative when it has passed. */
    public Duration left() {
        return timeout().minusNanos(remainingNanos - deadline.remainingNanos());
    }

    /** When it started, by the clock that the deadline was set by: the value of {@code X-Request-Sent}. */
    public Instant sent() {
        return deadline.at().minusNanos(remainingNanos);
    }

    /**
     * The callee's deadline, the value of {@code X-Request-Deadline}: {@code min(deadline, start + cap) - margin}, so
     * that it does not work on after we have stopped waiting; or literally {@code deadline - margin} (ruling 11).
     */
    public Instant calleeDeadline() {
        Instant ours = deadline.at();
        if (limits.propagateAttemptDeadline() && limits.cap().toNanos() < remainingNanos) {
            ours = sent().plus(limits.cap());
        }
        return ours.minus(limits.margin());
    }

    /** How to read that the {@link #timeout()} passed in silence (ruling 5). */
    public NoAnswer timedOut() {
        if (timeoutMillis >= limits.cap().toMillis()) {
            return NoAnswer.TIMEOUT;
        }
        boolean hadStandardTime = timeoutMillis >= limits.standardCap().toMillis();
        return hadStandardTime ? NoAnswer.TIMEOUT_AT_DEADLINE : NoAnswer.CUT_BY_DEADLINE;
    }

    /** How to read an answer that is not a result; a callee that ran out of too little time is not to blame for it. */
    public AttemptFailure answered(int status, BadStatus.Said said, Optional<Duration> retryAfter) {
        boolean ranOut = status == 504 && said == BadStatus.Said.DEADLINE_EXCEEDED;
        return ranOut && budgetWasShort() ? NoAnswer.CUT_BY_DEADLINE : new BadStatus(status, said, retryAfter);
    }

    private boolean budgetWasShort() {
        return remainingNanos
                < Math.min(limits.standardCap().toNanos(), limits.cap().toNanos());
    }
}
