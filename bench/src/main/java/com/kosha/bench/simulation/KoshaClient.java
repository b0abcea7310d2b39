package com.kosha.bench.simulation;

import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptFailure;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Backoff;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.BreakerSettings;
import com.kosha.resilience.Bulkhead;
import com.kosha.resilience.Chance;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.GivenUp;
import com.kosha.resilience.LocalRejection;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Pacing;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.RetryPolicy;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Stack;
import com.kosha.resilience.Time;
import java.time.Duration;

/** One process that reads core-api through the stack: the row {@code core-api-read} of the table of stacks. */
final class KoshaClient implements Client {
    static final String STACK = "core-api-read";
    static final Duration BUDGET = Duration.ofSeconds(5);
    static final int PERMITS = 32;
    static final BreakerSettings BREAKER = new BreakerSettings(20, 0.5, Duration.ofSeconds(15), 3);
    static final AttemptLimits LIMITS = AttemptLimits.of(3, Duration.ofSeconds(2), Duration.ofMillis(150));

    private final Time time;
    private final LogicalCall.Operation<Reply> read;
    private final Stack stack;

    <T extends Time & Sleeper> KoshaClient(Dependency dependency, T time, Chance chance, BreakerListener listener) {
        this.time = time;
        this.read = attempt -> read(dependency, attempt);
        RetryPolicy policy = new RetryPolicy(Backoff.STANDARD, RetryBudget.forRetries(), chance);
        this.stack = new Stack(
                new Bulkhead(STACK, PERMITS), new Breaker(STACK, BREAKER, time, listener), new Pacing(policy, time));
    }

    @Override
    public boolean call() {
        try {
            stack.call(new LogicalCall<>(LIMITS, Deadline.in(BUDGET, time), Repeat.SAFE, read));
            return true;
        } catch (LocalRejection | GivenUp unanswered) {
            return false;
        }
    }

    private static Reply read(Dependency dependency, Attempt attempt) {
        Reply reply = dependency.request(attempt.timeout());
        if (reply != Reply.OK) {
            throw new AttemptFailed(failure(reply, attempt));
        }
        return reply;
    }

    private static AttemptFailure failure(Reply reply, Attempt attempt) {
        return switch (reply) {
            case UNAVAILABLE -> BadStatus.of(503);
            case RESET -> NoAnswer.CONNECT;
            case SILENCE, OK -> attempt.timedOut();
        };
    }
}
