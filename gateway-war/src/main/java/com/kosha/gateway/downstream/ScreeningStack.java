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
 * Every question to the screening vendor, nested as {@link CoreReadStack}'s reads are: two attempts of 1.5 s. What is
 * sent keeps 1.5 s of the request's time back, in which a screening that did not come about is recorded (ruling 15).
 */
public final class ScreeningStack {
    /** The name by which callers and dashboards know it. */
    public static final String NAME = "screening-sim";

    static final StackRow ROW = new StackRow("screening-sim", NAME, "kosha.screening", Breaker.class, Retries.class);

    private ScreeningStack() {}

    /** So many at once, and nobody waits. */
    @ApplicationScoped
    public static class Admission {
        @Inject
        Breaker next;

        @WithinDeadline
        @Bulkhead(8)
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
        @CircuitBreaker(requestVolumeThreshold = 10, failureRatio = 0.5, delay = 30_000, successThreshold = 3)
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
                maxRetries = 1,
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
        @Timeout(2_000)
        public <T> T call(GuardedCall<T> call) {
            return call.call().attempt();
        }
    }
}
