package com.kosha.resilience;

import java.time.Duration;

/**
 * How often and how long a dependency may be tried: a row of the table of stacks.
 *
 * @param attempts the most attempts of one logical call, the first included
 * @param standardCap the stack's usual attempt cap, by which {@link Verdict}s are measured
 * @param cap how long one attempt may take; longer than usual for a knowledge search (ruling 14)
 * @param retryReserve what must be left after the pause for a retry to be worth it; usually the cap
 * @param margin what each hop keeps back, so that its caller gets a well-formed error in time
 * @param propagateAttemptDeadline whether the callee is told when our attempt ends, not only the request (ruling 11)
 */
public record AttemptLimits(
        int attempts,
        Duration standardCap,
        Duration cap,
        Duration retryReserve,
        Duration margin,
        boolean propagateAttemptDeadline) {

    public AttemptLimits {
        if (attempts < 1) {
            throw new IllegalArgumentException("At least one attempt: " + attempts);
        }
        if (!isPositive(standardCap) || !isPositive(cap) || !isPositive(retryReserve) || margin.isNegative()) {
            throw new IllegalArgumentException("Caps and reserve must be positive, the margin not negative");
        }
    }

    /** The usual row: one cap for all purposes. */
    public static AttemptLimits of(int attempts, Duration cap, Duration margin) {
        return new AttemptLimits(attempts, cap, cap, cap, margin, true);
    }

    /** The same stack for an operation that may take longer an attempt, in the same breaker and budget. */
    public AttemptLimits withCap(Duration cap, Duration retryReserve) {
        return new AttemptLimits(attempts, standardCap, cap, retryReserve, margin, propagateAttemptDeadline);
    }

    /** The same, with the rule for the callee's deadline chosen. */
    public AttemptLimits withPropagateAttemptDeadline(boolean propagate) {
        return new AttemptLimits(attempts, standardCap, cap, retryReserve, margin, propagate);
    }

    /** Whether an attempt may take longer than is usual for its stack. */
    public boolean isExtended() {
        return cap.compareTo(standardCap) > 0;
    }

    private static boolean isPositive(Duration duration) {
        return !duration.isNegative() && !duration.isZero();
    }
}
