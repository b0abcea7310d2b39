package com.kosha.contract;

/** Where a review stands. */
public enum ReviewStatus {
    OPEN,
    IN_PROGRESS,
    CLOSED
}
