package com.kosha.core.refunds;

import com.kosha.core.outbox.Event;
import java.time.Instant;

/** What others hear of a refund that stands for good; whoever tells the customer begins here. */
record RefundSettled(String refundId, String disputeId, long amountPaise, Instant settledAt) {

    Event event() {
        return new Event("refund.settled", refundId, this);
    }
}
