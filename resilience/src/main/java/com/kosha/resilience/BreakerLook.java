package com.kosha.resilience;

import java.time.Duration;

/**
 * A breaker as seen from outside; looking changes nothing and consumes no probe.
 *
 * @param admits whether a call would be admitted now; true for an open breaker whose time is up
 * @param retryAfter when asking again is worth it: zero when closed, what remains when open, a second when half-open,
 *     the open duration when forced (ruling 18)
 */
public record BreakerLook(BreakerState state, boolean admits, Duration retryAfter) {
    static final BreakerLook CLOSED = new BreakerLook(BreakerState.CLOSED, true, Duration.ZERO);
    static final Duration HALF_OPEN_RETRY_AFTER = Duration.ofSeconds(1);
}
