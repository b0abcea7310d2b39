package com.kosha.contract;

/** Where a refund stands. */
public enum RefundStatus {
    /** Issued, not settled yet: it can be cancelled. */
    PENDING,
    /** Settled: the customer has been told, and there is no way back. */
    COMPLETED,
    /** It was undone before it was complete. */
    FAILED,
    /** It is being cancelled. */
    VOIDING,
    /** It was cancelled. */
    VOIDED
}
