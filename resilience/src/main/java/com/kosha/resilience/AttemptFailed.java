package com.kosha.resilience;

import org.jspecify.annotations.Nullable;

/**
 * One attempt failed; whether another follows is the {@link RetryPolicy}'s to say. Thrown by the transport, and the
 * one type that a retry loop goes round for. It has no stack trace of its own, its cause has.
 */
public final class AttemptFailed extends RuntimeException {
    private final transient AttemptFailure failure;

    public AttemptFailed(AttemptFailure failure) {
        this(failure, null);
    }

    /** @param cause what the transport saw, for the log */
    public AttemptFailed(AttemptFailure failure, @Nullable Throwable cause) {
        super("The attempt failed: " + failure.label(), cause, true, false);
        this.failure = failure;
    }

    /** What went wrong. */
    public AttemptFailure failure() {
        return failure;
    }
}
