package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;

/**
 * A dispute as it was raised.
 *
 * @param amountPaise the whole of the disputed payment
 * @param raisedBy the subject of the member of staff who asked first
 * @param replayed whether it had been raised before, and nothing happened now (ruling 23)
 * @param asOf when it was raised: a replay tells the first answer
 */
public record DisputeView(
        String disputeId,
        String txnId,
        ReasonCode reasonCode,
        DisputeStatus status,
        long amountPaise,
        String amountDisplay,
        @Sensitive(Kind.FREE_TEXT) String narrative,
        Instant raisedAt,
        String raisedBy,
        boolean replayed,
        Instant asOf) {

    /** The same, told again. */
    public DisputeView again() {
        return new DisputeView(
                disputeId,
                txnId,
                reasonCode,
                status,
                amountPaise,
                amountDisplay,
                narrative,
                raisedAt,
                raisedBy,
                true,
                asOf);
    }
}
