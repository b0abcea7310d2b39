package com.kosha.contract;

/** Where the work on an alert stands. */
public enum AlertStatus {
    OPEN,
    UNDER_REVIEW,
    ESCALATED,
    REPORTED,
    CLOSED
}
