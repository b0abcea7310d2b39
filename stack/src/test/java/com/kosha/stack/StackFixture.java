package com.kosha.stack;

import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Backoff;
import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.BreakerSettings;
import com.kosha.resilience.Pacing;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.RetryPolicy;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** A stack's state where no container builds it. */
public final class StackFixture {
    private StackFixture() {}

    public static StackState of(String name, String dependency, Time time) {
        return new StackState(
                name,
                dependency,
                AttemptLimits.of(2, Duration.ofSeconds(2), Duration.ofMillis(100)),
                new Breaker(name, new BreakerSettings(2, 0.5, Duration.ofSeconds(15), 3), time, BreakerListener.NONE),
                new Pacing(new RetryPolicy(Backoff.STANDARD, RetryBudget.forRetries(), () -> 0), pause -> {}),
                new StackMetrics(new MetersDouble().registry(), name, dependency),
                new AtomicInteger());
    }
}
