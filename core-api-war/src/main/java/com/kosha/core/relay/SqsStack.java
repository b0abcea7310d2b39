package com.kosha.core.relay;

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
 * Every request to SQS, nested as all stacks are (ADR 0001). One attempt: the outbox keeps what was not sent, and the
 * next round is the retry. Its breaker opens and tries again sooner than the others, since nobody waits for an answer
 * and what waits must go out soon after SQS is back.
 */
public final class SqsStack {
    /** The name by which callers and dashboards know it. */
    static final String DEPENDENCY = "sqs";

    static final StackRow ROW = new StackRow("sqs", DEPENDENCY, "kosha.sqs", Breaker.class, Retries.class);

    private SqsStack() {}

    /** The relay's own, and nobody waits. */
    @ApplicationScoped
    public static class Admission {
        @Inject
        Breaker next;

        @WithinDeadline
        @Bulkhead(2)
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
        @CircuitBreaker(requestVolumeThreshold = 5, failureRatio = 0.5, delay = 5_000, successThreshold = 1)
        public <T> T call(GuardedCall<T> call) {
            return next.call(call);
        }
    }

    /** Not again: the next round is soon enough. */
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
        @Timeout(2_500)
        public <T> T call(GuardedCall<T> call) {
            return call.call().attempt();
        }
    }
}
