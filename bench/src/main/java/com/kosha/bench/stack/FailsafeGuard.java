package com.kosha.bench.stack;

import dev.failsafe.Bulkhead;
import dev.failsafe.CircuitBreaker;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeExecutor;
import dev.failsafe.RetryPolicy;
import dev.failsafe.Timeout;
import dev.failsafe.function.CheckedSupplier;
import java.util.function.Supplier;

/** Bulkhead, breaker, retry, and with or without its timeout, which a scheduler's thread watches. */
final class FailsafeGuard {
    private static final double FULL_JITTER = 1;

    private FailsafeGuard() {}

    static Guarded untimed(Supplier<String> dependency) {
        return guard(Failsafe.with(bulkhead(), breaker(), retry()), dependency);
    }

    static Guarded timed(Supplier<String> dependency) {
        Timeout<String> timeout =
                Timeout.<String>builder(Policy.ATTEMPT_CAP).withInterrupt().build();
        return guard(Failsafe.with(bulkhead(), breaker(), retry(), timeout), dependency);
    }

    private static Guarded guard(FailsafeExecutor<String> failsafe, Supplier<String> dependency) {
        CheckedSupplier<String> checked = dependency::get;
        return () -> failsafe.get(checked);
    }

    private static Bulkhead<String> bulkhead() {
        return Bulkhead.of(Policy.PERMITS);
    }

    private static CircuitBreaker<String> breaker() {
        return CircuitBreaker.<String>builder()
                .withFailureThreshold(Policy.FAILURES_TO_OPEN, Policy.WINDOW)
                .withDelay(Policy.OPEN)
                .withSuccessThreshold(Policy.PROBES)
                .build();
    }

    private static RetryPolicy<String> retry() {
        return RetryPolicy.<String>builder()
                .handle(Policy.Unavailable.class)
                .withMaxAttempts(Policy.ATTEMPTS)
                .withBackoff(Policy.FIRST_PAUSE, Policy.LONGEST_PAUSE)
                .withJitter(FULL_JITTER)
                .build();
    }
}
