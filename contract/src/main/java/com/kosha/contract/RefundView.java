package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A refund as it was issued or cancelled, which nobody is told of before its saga is complete.
 *
 * @param sagaId of the change that this tells of: {@code ./kosha saga show} has its steps
 * @param issuedBy the subject of the member of staff who asked first
 * @param voidReason why it was cancelled
 * @param replayed whether it had been done before, and nothing happened now (ruling 23)
 * @param asOf when it was done: a replay tells the first answer
 */
public record RefundView(
        String refundId,
        String disputeId,
        long amountPaise,
        String amountDisplay,
        RefundStatus status,
        String sagaId,
        SagaState sagaState,
        Instant issuedAt,
        String issuedBy,
        @Nullable @Sensitive(Kind.FREE_TEXT) String voidReason,
        boolean replayed,
        Instant asOf) {

    /** The same, told again. */
    public RefundView again() {
        return new RefundView(
                refundId,
                disputeId,
                amountPaise,
                amountDisplay,
                status,
                sagaId,
                sagaState,
                issuedAt,
                issuedBy,
                voidReason,
                true,
                asOf);
    }
}
