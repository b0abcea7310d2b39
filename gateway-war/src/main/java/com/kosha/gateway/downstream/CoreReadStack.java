package com.kosha.gateway.downstream;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.GivenUp;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.OwnBreaker;
import com.kosha.stack.Paced;
import com.kosha.stack.StackRow;
import com.kosha.stack.WithinDeadline;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.faulttolerance.Bulkhead;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.faulttolerance.Timeout;

/**
 * Every read of core-api, from the outside in: deadline, bulkhead, circuit breaker, retry, timeout. On one method
 * MicroProfile would nest them as retry, breaker, timeout, bulkhead, and the breaker would count attempts; a bean each
 * keeps our order (ADR 0001).
 *
 * <p>The attempt's cap, 2 s, is a setting and kept by the transport, body included; the timeout here is the backstop
 * behind it. A knowledge search may take 8 s in the same bulkhead, breaker and budget: with 2 s the degraded answer that
 * core-api has for it could never arrive (ruling 14).
 */
public final class CoreReadStack {
    static final StackRow ROW =
            new StackRow("core-api-read", CoreApi.NAME, "kosha.core.read", Breaker.class, Retries.class);

    private CoreReadStack() {}

    /** The stack's limits as a knowledge search has them. */
    static AttemptLimits knowledge(AttemptLimits usual, Config config) {
        return usual.withCap(
                config.getValue("kosha.core.knowledge.attempt.cap", Duration.class),
                config.getValue("kosha.core.knowledge.retry.reserve", Duration.class));
    }

    /** So many at once, and nobody waits. */
    @ApplicationScoped
    public static class Admission {
        @Inject
        Breaker next;

        @WithinDeadline
        @Bulkhead(32)
        public <T> T call(GuardedCall<T> call) {
            call.stack().inBulkhead().incrementAndGet();
            try {
                return next.call(call);
            } finally {
                call.stack().inBulkhead().decrementAndGet();
            }
        }
    }

    /** Whether to call at all. */
    @ApplicationScoped
    public static class Breaker {
        @Inject
        Retries next;

        @OwnBreaker
        @CircuitBreaker(requestVolumeThreshold = 20, failureRatio = 0.5, delay = 15_000, successThreshold = 3)
        public <T> T call(GuardedCall<T> call) {
            return next.call(call);
        }
    }

    /** Whether to call again, and when. */
    @ApplicationScoped
    public static class Retries {
        @Inject
        OneAttempt usual;

        @Inject
        LongAttempt extended;

        @Paced
        @Retry(
                maxRetries = 2,
                delay = 0,
                jitter = 0,
                maxDuration = 0,
                retryOn = AttemptFailed.class,
                abortOn = GivenUp.class)
        public <T> T call(GuardedCall<T> call) {
            return call.call().limits().isExtended() ? extended.call(call) : usual.call(call);
        }
    }

    /** How long one attempt may take. */
    @ApplicationScoped
    public static class OneAttempt {
        @Timeout(2_500)
        public <T> T call(GuardedCall<T> call) {
            return call.call().attempt();
        }
    }

    /** How long one attempt of a knowledge search may take. */
    @ApplicationScoped
    public static class LongAttempt {
        @Timeout(8_500)
        public <T> T call(GuardedCall<T> call) {
            return call.call().attempt();
        }
    }
}
