package com.kosha.contract;

/** What waits in the review queue. */
public enum QueueKind {
    /** A screening whose match reaches the block threshold. */
    SCREENING,
    /** An event that the queue would not take. */
    OUTBOX_EVENT,
    /** A compensation that failed: its saga is stuck. */
    COMPENSATION
}
