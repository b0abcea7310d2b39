package com.kosha.gateway.downstream;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.GivenUp;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.OwnBreaker;
import com.kosha.stack.Paced;
import com.kosha.stack.StackRow;
import com.kosha.stack.WithinDeadline;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.faulttolerance.Bulkhead;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.faulttolerance.Timeout;

/**
 * Every write to core-api, nested as {@link CoreReadStack}'s reads are. One attempt of 4 s: whoever wants another sends
 * the same idempotency key again. Its bulkhead and breaker are its own, so that reads cannot crowd out writes.
 */
public final class CoreWriteStack {
    static final StackRow ROW =
            new StackRow("core-api-write", CoreApi.NAME, "kosha.core.write", Breaker.class, Retries.class);

    /** The gateway's own worker has a breaker and a budget of its own: what it meets does not keep people's writes out. */
    static final StackRow FOLLOW_UPS =
            new StackRow("core-api-follow-up", CoreApi.NAME, "kosha.core.write", Breaker.class, Retries.class);

    private CoreWriteStack() {}

    /** So many at once, and nobody waits. */
    @ApplicationScoped
    public static class Admission {
        @Inject
        Breaker next;

        @WithinDeadline
        @Bulkhead(16)
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
        OneAttempt next;

        @Paced
        @Retry(
                maxRetries = 0,
                delay = 0,
                jitter = 0,
                maxDuration = 0,
                retryOn = AttemptFailed.class,
                abortOn = GivenUp.class)
        public <T> T call(GuardedCall<T> call) {
            return next.call(call);
        }
    }

    /** How long one attempt may take. */
    @ApplicationScoped
    public static class OneAttempt {
        @Timeout(4_500)
        public <T> T call(GuardedCall<T> call) {
            return call.call().attempt();
        }
    }
}
