package com.kosha.contract;

/** Where a payment stands. */
public enum TransactionStatus {
    INITIATED,
    PENDING,
    COMPLETED,
    FAILED,
    REVERSED,
    ON_HOLD
}
