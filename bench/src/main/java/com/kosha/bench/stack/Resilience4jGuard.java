package com.kosha.bench.stack;

import io.github.resilience4j.bulkhead.Bulkhead;
import io.github.resilience4j.bulkhead.BulkheadConfig;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig.SlidingWindowType;
import io.github.resilience4j.core.IntervalFunction;
import io.github.resilience4j.retry.Retry;
import io.github.resilience4j.retry.RetryConfig;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Bulkhead, breaker, retry. No timeout: its time limiter wants a future and a second thread, which no blocking call
 * would choose.
 */
final class Resilience4jGuard {
    private static final double FULL_JITTER = 0.999;

    private Resilience4jGuard() {}

    /** As its guide puts it together. */
    static Guarded standard(Supplier<String> dependency) {
        return guard(breaker(), dependency);
    }

    /** Its refusals without a stack trace, as ours always are. */
    static Guarded stackless(Supplier<String> dependency) {
        return guard(breaker().writableStackTraceEnabled(false), dependency);
    }

    private static CircuitBreakerConfig.Builder breaker() {
        return CircuitBreakerConfig.custom()
                .slidingWindow(Policy.WINDOW, Policy.WINDOW, SlidingWindowType.COUNT_BASED)
                .failureRateThreshold((float) (100 * Policy.FAILURE_RATIO))
                .waitDurationInOpenState(Policy.OPEN)
                .permittedNumberOfCallsInHalfOpenState(Policy.PROBES);
    }

    private static Guarded guard(CircuitBreakerConfig.Builder breaker, Supplier<String> dependency) {
        RetryConfig retry = RetryConfig.custom()
                .maxAttempts(Policy.ATTEMPTS)
                .intervalFunction(IntervalFunction.ofExponentialRandomBackoff(
                        Policy.FIRST_PAUSE, 2, FULL_JITTER, Policy.LONGEST_PAUSE))
                .retryExceptions(Policy.Unavailable.class)
                .build();
        BulkheadConfig bulkhead = BulkheadConfig.custom()
                .maxConcurrentCalls(Policy.PERMITS)
                .maxWaitDuration(Duration.ZERO)
                .build();

        Supplier<String> guarded = Retry.decorateSupplier(Retry.of(Policy.NAME, retry), dependency);
        guarded = CircuitBreaker.decorateSupplier(CircuitBreaker.of(Policy.NAME, breaker.build()), guarded);
        return Bulkhead.decorateSupplier(Bulkhead.of(Policy.NAME, bulkhead), guarded)::get;
    }
}
