package com.kosha.resilience;

import java.time.Duration;
import java.util.Optional;

/**
 * What follows a failed attempt: a pause and another, or nothing and why. This object alone decides; whatever goes
 * round (a framework's loop or {@link Stack}'s) only asks it. It neither sleeps nor throws.
 */
public final class RetryPolicy {
    private final Backoff backoff;
    private final RetryBudget budget;
    private final Chance chance;

    /** What follows. */
    public sealed interface Decision {
        /** Wait, then try again. The retry has been paid for from the budget. */
        record Pause(Duration length) implements Decision {}

        /** Let it be. */
        record GiveUp(StopReason reason) implements Decision {}
    }

    public RetryPolicy(Backoff backoff, RetryBudget budget, Chance chance) {
        this.backoff = backoff;
        this.budget = budget;
        this.chance = chance;
    }

    /** Decides after an attempt of {@code call} ended with {@code failure}. */
    public Decision afterFailure(LogicalCall<?> call, AttemptFailure failure) {
        if (!failure.retryable()) {
            return new Decision.GiveUp(StopReason.NOT_RETRYABLE);
        }
        if (call.sent() >= call.limits().attempts()) {
            return new Decision.GiveUp(StopReason.MAX_ATTEMPTS);
        }
        Optional<StopReason> objection = call.repeat().objection();
        if (objection.isPresent()) {
            return new Decision.GiveUp(objection.get());
        }
        if (!call.admissionStands()) {
            return new Decision.GiveUp(StopReason.BREAKER);
        }
        Duration pause = failure.retryAfter().orElse(Duration.ZERO).plus(backoff.pause(call.sent(), chance));
        if (!call.deadline().leavesAtLeast(pause.plus(call.limits().retryReserve()))) {
            return new Decision.GiveUp(StopReason.DEADLINE);
        }
        if (!budget.withdraw()) { // last, because it is the one question that costs something
            return new Decision.GiveUp(StopReason.BUDGET);
        }
        call.retryPaid();
        return new Decision.Pause(pause);
    }

    /** The look before the retry is sent: the breaker may have moved during the pause. */
    public Optional<StopReason> afterPause(LogicalCall<?> call) {
        return call.admissionStands() ? Optional.empty() : Optional.of(StopReason.BREAKER);
    }

    /** The call ended well: pays into the budget. */
    public void succeeded() {
        budget.deposit();
    }

    /** The call is over: takes back what it paid for a retry that was not sent. */
    public void over(LogicalCall<?> call) {
        if (call.takeBackPaidRetry()) {
            budget.refund();
        }
    }
}
