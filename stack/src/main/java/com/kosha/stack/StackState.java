package com.kosha.stack;

import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerLook;
import com.kosha.resilience.BreakerState;
import com.kosha.resilience.Pacing;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What all calls through one stack share.
 *
 * @param name such as {@code core-api-read}
 * @param dependency whom it leads to, such as {@code core-api}
 * @param inBulkhead how many calls hold a permit
 */
public record StackState(
        String name,
        String dependency,
        AttemptLimits limits,
        Breaker breaker,
        Pacing pacing,
        StackMetrics metrics,
        AtomicInteger inBulkhead) {
    private static final Duration SOON = Duration.ofSeconds(1);

    /** When asking again is worth it, after a call that failed: what the breaker says, a second at least. */
    public Duration again() {
        Duration look = breaker.look().retryAfter();
        return look.compareTo(SOON) > 0 ? look : SOON;
    }

    /**
     * Whether a call now would be in vain, and when asking again is worth it: open or forced open. Looking consumes no
     * probe (ruling 19).
     */
    public Optional<Duration> refusal() {
        BreakerLook look = breaker.look();
        return look.admits() || look.state() == BreakerState.HALF_OPEN
                ? Optional.empty()
                : Optional.of(look.retryAfter());
    }

    /** The same of a call that is there, and counted as one that the breaker did not admit. */
    public Optional<Duration> refuse() {
        Optional<Duration> refusal = refusal();
        refusal.ifPresent(counted -> metrics.breakerRefused());
        return refusal;
    }
}
