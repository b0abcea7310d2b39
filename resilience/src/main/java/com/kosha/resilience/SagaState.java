package com.kosha.resilience;

/** Where a saga stands. */
public enum SagaState {
    RUNNING,
    /** All of it was done. */
    COMPLETED,
    COMPENSATING,
    /** Nothing of it is left. */
    COMPENSATED,
    /** A compensation failed: something may be left, and a person must see to it. */
    STUCK
}
