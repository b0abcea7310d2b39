package com.kosha.contract;

/** Where a saga stands: a change in several places, which is done wholly or undone. */
public enum SagaState {
    RUNNING,
    COMPLETED,
    COMPENSATING,
    COMPENSATED,
    /** A compensation failed; it waits in the review queue for a person. */
    STUCK
}
