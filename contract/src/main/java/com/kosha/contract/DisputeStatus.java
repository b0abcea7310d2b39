package com.kosha.contract;

/** Where a dispute stands. The first three are of a dispute that stands: no second one begins beside it. */
public enum DisputeStatus {
    OPEN,
    UNDER_REVIEW,
    REFUNDED,
    REJECTED,
    WITHDRAWN
}
