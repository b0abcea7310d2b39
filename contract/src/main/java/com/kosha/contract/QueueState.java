package com.kosha.contract;

/** Where an item of the review queue stands. */
public enum QueueState {
    OPEN,
    APPROVED,
    REJECTED
}
