package com.kosha.bench.stack;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Backoff;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.BreakerSettings;
import com.kosha.resilience.Bulkhead;
import com.kosha.resilience.Chance;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Pacing;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.RetryPolicy;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Stack;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.function.Supplier;

/** Deadline, bulkhead, breaker, retry with a budget, and each attempt's own timeout. */
final class KoshaGuard {
    private static final Duration REQUEST = Duration.ofDays(1);
    private static final AttemptLimits LIMITS =
            AttemptLimits.of(Policy.ATTEMPTS, Policy.ATTEMPT_CAP, Duration.ofMillis(150));

    private KoshaGuard() {}

    /** The layers alone: a request's deadline is set once, at its arrival, for all the calls that it makes. */
    static Guarded layers(Supplier<String> dependency) {
        Stack stack = stack();
        LogicalCall.Operation<String> operation = operation(dependency);
        Deadline deadline = Deadline.in(REQUEST, Time.system());
        return () -> stack.call(new LogicalCall<>(LIMITS, deadline, Repeat.SAFE, operation));
    }

    /** The same, and the arrival of a request for each call. */
    static Guarded layersAndArrival(Supplier<String> dependency) {
        Stack stack = stack();
        LogicalCall.Operation<String> operation = operation(dependency);
        return () -> stack.call(new LogicalCall<>(LIMITS, Deadline.in(REQUEST, Time.system()), Repeat.SAFE, operation));
    }

    private static Stack stack() {
        BreakerSettings settings = new BreakerSettings(Policy.WINDOW, Policy.FAILURE_RATIO, Policy.OPEN, Policy.PROBES);
        Backoff backoff = new Backoff(Policy.FIRST_PAUSE, Policy.LONGEST_PAUSE);
        RetryPolicy policy = new RetryPolicy(backoff, RetryBudget.forRetries(), Chance.system());
        return new Stack(
                new Bulkhead(Policy.NAME, Policy.PERMITS),
                new Breaker(Policy.NAME, settings, Time.system(), BreakerListener.NONE),
                new Pacing(policy, Sleeper.system()));
    }

    private static LogicalCall.Operation<String> operation(Supplier<String> dependency) {
        return attempt -> {
            try {
                return dependency.get();
            } catch (Policy.Unavailable failure) {
                throw new AttemptFailed(BadStatus.of(503), failure);
            } catch (Policy.Broken failure) {
                throw new AttemptFailed(BadStatus.of(500), failure);
            }
        };
    }
}
