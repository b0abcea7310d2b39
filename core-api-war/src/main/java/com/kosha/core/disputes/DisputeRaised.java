package com.kosha.core.disputes;

import com.kosha.contract.DisputeView;
import com.kosha.contract.ReasonCode;
import com.kosha.core.outbox.Event;
import java.time.Instant;

/** What others hear of a new dispute: not the narrative, not who raised it. */
record DisputeRaised(String disputeId, String txnId, ReasonCode reasonCode, long amountPaise, Instant raisedAt) {

    static Event event(DisputeView dispute) {
        DisputeRaised payload = new DisputeRaised(
                dispute.disputeId(), dispute.txnId(), dispute.reasonCode(), dispute.amountPaise(), dispute.raisedAt());
        return new Event("dispute.raised", dispute.disputeId(), payload);
    }
}
