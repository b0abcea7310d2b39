package com.kosha.contract;

/** Where a step of a saga stands. */
public enum StepState {
    /** It runs, or ran when its server went: the outcome is not known. */
    STARTED,
    DONE,
    /** Nothing was done. */
    FAILED,
    /** Sent, and never heard of. */
    UNKNOWN,
    COMPENSATING,
    COMPENSATED,
    COMPENSATION_FAILED
}
