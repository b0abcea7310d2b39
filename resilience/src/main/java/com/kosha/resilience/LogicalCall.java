package com.kosha.resilience;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One call as its caller means it, however many attempts it takes: it counts once in the bulkhead, the breaker and the
 * budget. It is handed down through the layers and belongs to the thread that runs it.
 */
public final class LogicalCall<T> {
    private final AttemptLimits limits;
    private final Deadline deadline;
    private final Repeat repeat;
    private final Operation<T> operation;

    private @Nullable Permit permit;
    private @Nullable Attempt latest;
    private boolean retryPaid;

    /** Sends one attempt and waits for its result, for {@link Attempt#timeout()} at most. */
    @FunctionalInterface
    public interface Operation<T> {
        /**
         * Sends it.
         *
         * @throws AttemptFailed when it brings no result, a 4xx too
         */
        T send(Attempt attempt);
    }

    /** A call that has not been sent yet. */
    public LogicalCall(AttemptLimits limits, Deadline deadline, Repeat repeat, Operation<T> operation) {
        this.limits = limits;
        this.deadline = deadline;
        this.repeat = repeat;
        this.operation = operation;
    }

    /**
     * Makes the next attempt: the innermost layer.
     *
     * @throws DeadlineExceeded when too little time is left to send it
     * @throws AttemptFailed when it brings no result
     */
    public T attempt() {
        Attempt attempt = Attempt.start(limits, deadline, sent() + 1);
        latest = attempt;
        retryPaid = false;
        return operation.send(attempt);
    }

    /** The request's deadline. */
    public Deadline deadline() {
        return deadline;
    }

    /** How many attempts were sent so far. */
    public int sent() {
        return latest == null ? 0 : latest.number();
    }

    /** The attempt that was sent last: it knows how to read a timeout that somebody else noticed. */
    public Optional<Attempt> latest() {
        return Optional.ofNullable(latest);
    }

    /** How often and how long it may be tried. */
    public AttemptLimits limits() {
        return limits;
    }

    Repeat repeat() {
        return repeat;
    }

    void admittedBy(Permit admission) {
        permit = admission;
    }

    /** Whether the breaker is still in the state that it admitted this call in. */
    boolean admissionStands() {
        return permit == null || permit.isCurrent();
    }

    void retryPaid() {
        retryPaid = true;
    }

    /** True, once, for a retry that was paid for and will not be sent. */
    boolean takeBackPaidRetry() {
        boolean paid = retryPaid;
        retryPaid = false;
        return paid;
    }
}
