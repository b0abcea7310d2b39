package com.kosha.resilience;

import java.time.Duration;
import java.util.function.Function;

/** A dependency that a test controls, behind a stack of its own, in virtual time. */
final class Dependency {
    static final AttemptLimits READS = AttemptLimits.of(3, Duration.ofSeconds(2), Duration.ofMillis(150));

    final VirtualTime time = new VirtualTime();
    final RetryBudget budget = RetryBudget.forRetries();
    final Bulkhead bulkhead = new Bulkhead("core-api-read", 32);
    final Breaker breaker = new Breaker(
            "core-api-read", new BreakerSettings(20, 0.5, Duration.ofSeconds(15), 3), time, BreakerListener.NONE);

    private Chance chance = () -> 0;
    private Sleeper sleeper = time;
    private AttemptLimits limits = READS;
    private Repeat repeat = Repeat.SAFE;
    private Function<Attempt, String> behaviour = attempt -> "ok";
    private int attempts;

    Dependency answering(Function<Attempt, String> newBehaviour) {
        behaviour = newBehaviour;
        return this;
    }

    Dependency alwaysAnswering(int status) {
        return answering(attempt -> {
            throw new AttemptFailed(BadStatus.of(status));
        });
    }

    /** Hangs until the attempt is cut. */
    Dependency hanging() {
        return answering(attempt -> {
            time.pass(attempt.timeout());
            throw new AttemptFailed(attempt.timedOut());
        });
    }

    Dependency with(AttemptLimits newLimits) {
        limits = newLimits;
        return this;
    }

    Dependency with(Repeat newRepeat) {
        repeat = newRepeat;
        return this;
    }

    Dependency with(Chance newChance) {
        chance = newChance;
        return this;
    }

    Dependency sleeping(Sleeper newSleeper) {
        sleeper = newSleeper;
        return this;
    }

    /** Makes one logical call and says how it ended: the answer, or what was thrown. */
    Object call(Duration within) {
        LogicalCall<String> call = new LogicalCall<>(limits, Deadline.in(within, time), repeat, attempt -> {
            attempts++;
            return behaviour.apply(attempt);
        });
        try {
            return stack().call(call);
        } catch (RuntimeException failure) {
            return failure;
        }
    }

    Stack stack() {
        RetryPolicy policy = new RetryPolicy(Backoff.STANDARD, budget, chance);
        return new Stack(bulkhead, breaker, new Pacing(policy, sleeper));
    }

    int attempts() {
        return attempts;
    }
}
