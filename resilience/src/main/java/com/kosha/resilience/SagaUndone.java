package com.kosha.resilience;

/** A saga did not complete. Its cause is what went wrong, or {@link SagaStopped}. */
public final class SagaUndone extends RuntimeException {
    private final SagaState end;
    private final transient RuntimeException failure;

    SagaUndone(SagaState end, RuntimeException failure) {
        super("The saga ended " + end, failure, true, false);
        this.end = end;
        this.failure = failure;
    }

    /** {@code COMPENSATED}, {@code STUCK}, or {@code COMPENSATING} when somebody else goes on with the unwinding. */
    public SagaState end() {
        return end;
    }

    /** What went wrong. */
    public RuntimeException failure() {
        return failure;
    }
}
