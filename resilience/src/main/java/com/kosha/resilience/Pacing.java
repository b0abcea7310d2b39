package com.kosha.resilience;

import com.kosha.resilience.RetryPolicy.Decision.GiveUp;
import com.kosha.resilience.RetryPolicy.Decision.Pause;

/**
 * Carries out what the {@link RetryPolicy} decides. It stands inside a loop that goes round for {@link AttemptFailed}
 * and for nothing else:
 * <pre>{@code
 *  try {
 *      T result = proceed();
 *      pacing.succeeded();
 *      return result;
 *  } catch (RuntimeException failure) {
 *      throw pacing.next(call, failure);
 *  }
 * }</pre>
 */
public final class Pacing {
    private final RetryPolicy policy;
    private final Sleeper sleeper;

    public Pacing(RetryPolicy policy, Sleeper sleeper) {
        this.policy = policy;
        this.sleeper = sleeper;
    }

    /** The logical call has a result. */
    public void succeeded() {
        policy.succeeded();
    }

    /**
     * Sleeps through the pause when another attempt is to follow.
     *
     * @return what to throw: the {@link AttemptFailed} itself to go round once more, {@link GivenUp} to stop, and
     *     anything that is no attempt's failure as it came
     */
    public RuntimeException next(LogicalCall<?> call, RuntimeException failure) {
        RuntimeException next = failure instanceof AttemptFailed failed ? afterAttempt(call, failed) : failure;
        if (!(next instanceof AttemptFailed)) {
            policy.over(call);
        }
        return next;
    }

    private RuntimeException afterAttempt(LogicalCall<?> call, AttemptFailed failed) {
        RetryPolicy.Decision decision = policy.afterFailure(call, failed.failure());
        return decision instanceof Pause pause
                ? afterPause(call, failed, pause)
                : new GivenUp(((GiveUp) decision).reason(), failed);
    }

    private RuntimeException afterPause(LogicalCall<?> call, AttemptFailed failed, Pause pause) {
        try {
            sleeper.sleep(pause.length());
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            return new GivenUp(StopReason.CANCELLED, failed);
        }
        return policy.afterPause(call)
                .<RuntimeException>map(reason -> new GivenUp(reason, failed))
                .orElse(failed);
    }
}
