package com.kosha.core.openai;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.GivenUp;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.OwnBreaker;
import com.kosha.stack.Paced;
import com.kosha.stack.StackRow;
import com.kosha.stack.WithinDeadline;
import com.kosha.stack.limit.ProviderLimit;
import com.kosha.stack.openai.Endpoint;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.faulttolerance.Bulkhead;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.faulttolerance.Timeout;

/**
 * Every request to OpenAI, from the outside in: deadline, bulkhead, circuit breaker, retry, the provider's own limit,
 * timeout. A bean each, since MicroProfile would nest them in another order on one method (ADR 0001).
 *
 * <p>The attempt's cap, 2 s, is a setting and kept by the transport, body included; the timeout here is the backstop
 * behind it.
 */
public final class OpenAiStack {
    /** The name by which callers and dashboards know it. */
    static final String DEPENDENCY = Endpoint.PROVIDER;

    static final StackRow ROW = new StackRow("openai", DEPENDENCY, "kosha.openai", Breaker.class, Retries.class);

    private OpenAiStack() {}

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
        Limit next;

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

    /** When the provider admits it; a wait that leaves too little of the request's time is not begun. */
    @ApplicationScoped
    public static class Limit {
        @Inject
        ProviderLimit limit;

        @Inject
        OneAttempt next;

        public <T> T call(GuardedCall<T> call) {
            limit.await(call.call().deadline(), call.stack().limits().retryReserve());
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
