package com.kosha.bench.stack;

import static java.time.temporal.ChronoUnit.MILLIS;

import io.smallrye.faulttolerance.api.TypedGuard;
import java.util.function.Supplier;

/**
 * All policies in one guard, as its guide recommends. Their order is MicroProfile's, retry outside the breaker; ours
 * would take three guards inside each other, and three times the cost.
 */
final class SmallRyeGuard {
    private SmallRyeGuard() {}

    static Guarded untimed(Supplier<String> dependency) {
        return policies().build().adaptSupplier(dependency)::get;
    }

    static Guarded timed(Supplier<String> dependency) {
        return policies()
                .withTimeout()
                .duration(Policy.ATTEMPT_CAP.toMillis(), MILLIS)
                .done()
                .build()
                .adaptSupplier(dependency)::get;
    }

    private static TypedGuard.Builder<String> policies() {
        return TypedGuard.create(String.class)
                .withBulkhead()
                .limit(Policy.PERMITS)
                .done()
                .withCircuitBreaker()
                .requestVolumeThreshold(Policy.WINDOW)
                .failureRatio(Policy.FAILURE_RATIO)
                .delay(Policy.OPEN.toMillis(), MILLIS)
                .successThreshold(Policy.PROBES)
                .done()
                .withRetry()
                .maxRetries(Policy.ATTEMPTS - 1)
                .delay(Policy.FIRST_PAUSE.toMillis(), MILLIS)
                .jitter(Policy.FIRST_PAUSE.toMillis(), MILLIS)
                .retryOn(Policy.Unavailable.class)
                .withExponentialBackoff()
                .maxDelay(Policy.LONGEST_PAUSE.toMillis(), MILLIS)
                .done()
                .done();
    }
}
