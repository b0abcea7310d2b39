package com.kosha.resilience;

/** Where a step of a saga stands that has begun. */
public enum StepState {
    /** Written before the step runs; after a crash it means that the outcome is not known. */
    STARTED,
    DONE,
    /** Nothing was done. */
    FAILED,
    /** Sent, and never heard of. */
    UNKNOWN,
    /** Written before the compensation runs. */
    COMPENSATING,
    COMPENSATED,
    /** A person must see to it. */
    COMPENSATION_FAILED;

    /** Whether unwinding must run the compensation. */
    boolean isToBeUndone() {
        return switch (this) {
            case STARTED, DONE, UNKNOWN, COMPENSATING -> true;
            case FAILED, COMPENSATED, COMPENSATION_FAILED -> false;
        };
    }
}
