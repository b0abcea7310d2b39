package com.kosha.stack;

import com.kosha.contract.KoshaException;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptFailure;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.BulkheadFull;
import com.kosha.resilience.CircuitOpen;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.GivenUp;
import com.kosha.resilience.LimitFull;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.StopReason;
import java.time.Duration;
import org.eclipse.microprofile.faulttolerance.exceptions.BulkheadException;
import org.eclipse.microprofile.faulttolerance.exceptions.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Where a failure that came out of a dependency's stack has its place in the taxonomy. */
public final class DependencyFailure {
    private DependencyFailure() {}

    /**
     * The place of a failure that came out of a dependency's stack; the code follows the last attempt (ruling 18).
     *
     * @param dependency core-api, never core-api-read
     * @param again when it is worth asking again if the dependency itself says nothing: what remains of an open breaker
     */
    public static KoshaException classify(Throwable failure, String dependency, Duration again) {
        if (failure instanceof BulkheadFull || failure instanceof BulkheadException) {
            return KoshaException.overloaded(dependency, BulkheadFull.RETRY_AFTER);
        }
        if (failure instanceof DeadlineExceeded) {
            return KoshaException.deadlineExceeded();
        }
        if (failure instanceof CircuitOpen open) {
            return KoshaException.unavailable(dependency, open.retryAfter(), null);
        }
        if (failure instanceof LimitFull full) {
            return KoshaException.unavailable(dependency, full.retryAfter(), null);
        }
        if (failure instanceof GivenUp givenUp) {
            return givenUp.reason() == StopReason.CANCELLED
                    ? KoshaException.deadlineExceeded() // the caller has gone: nobody reads this
                    : lastAttempt(givenUp.last(), said(givenUp), dependency, again, givenUp);
        }
        if (failure instanceof TimeoutException) {
            return KoshaException.unavailable(dependency, again, failure);
        }
        return failure instanceof KoshaException known ? known : KoshaException.internal(failure);
    }

    private static KoshaException lastAttempt(
            AttemptFailure last, @Nullable KoshaException said, String dependency, Duration again, Throwable cause) {
        if (last instanceof NoAnswer silence) {
            return switch (silence) {
                case CONNECT, TIMEOUT, UNREADABLE -> KoshaException.unavailable(dependency, again, cause);
                case TIMEOUT_AT_DEADLINE, CUT_BY_DEADLINE, CANCELLED -> KoshaException.deadlineExceeded();
            };
        }
        Duration wait = last.retryAfter().orElse(again);
        if (said != null) {
            return passedUp(said, dependency, wait, cause);
        }
        boolean ours = ((BadStatus) last).code() < 500 && ((BadStatus) last).code() != 429;
        return ours ? KoshaException.internal(cause) : KoshaException.unavailable(dependency, wait, cause);
    }

    /** What the dependency itself answered, by the same taxonomy. That it does not let us in is our own fault. */
    private static KoshaException passedUp(KoshaException said, String dependency, Duration wait, Throwable cause) {
        return switch (said.code()) {
            case NOT_FOUND, INVALID_ARGUMENT, CONFLICT, DEADLINE_EXCEEDED -> Retold.inOurWords(said);
            case OVERLOADED -> KoshaException.overloaded(named(said, dependency), or(said.retryAfter(), wait));
            case DEPENDENCY_UNAVAILABLE ->
                KoshaException.unavailable(named(said, dependency), or(said.retryAfter(), wait), cause);
            case RATE_LIMITED, INTERNAL -> KoshaException.unavailable(dependency, wait, cause);
            case FORBIDDEN -> Retold.isCallers(said) ? Retold.inOurWords(said) : KoshaException.internal(cause);
            case UNAUTHENTICATED -> KoshaException.internal(cause);
        };
    }

    private static @Nullable KoshaException said(GivenUp givenUp) {
        return givenUp.getCause() instanceof AttemptFailed last && last.getCause() instanceof KoshaException said
                ? said
                : null;
    }

    private static String named(KoshaException said, String dependency) {
        String deeper = said.dependency();
        return deeper != null && Retold.DEPENDENCIES.contains(deeper) ? deeper : dependency;
    }

    private static Duration or(@Nullable Duration said, Duration otherwise) {
        return said == null ? otherwise : said;
    }
}
