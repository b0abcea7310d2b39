package com.kosha.core.refunds;

import com.kosha.contract.Conflict;
import com.kosha.contract.DisputeStatus;
import com.kosha.contract.KoshaException;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;

/** A dispute, as far as it matters to whether it can be refunded. */
record Refundable(DisputeStatus status, long amountPaise) {
    private static final String FIND = """
            SELECT status, amount_paise
              FROM visible.disputes
             WHERE dispute_id = :dispute
            """;

    /** @throws KoshaException {@code not_found} when there is none, or none that the viewer may see */
    static Refundable find(Transaction transaction, String disputeId) {
        return transaction
                .first(
                        Query.of(FIND).with("dispute", disputeId),
                        row -> new Refundable(
                                DisputeStatus.valueOf(row.getString("status")), row.getLong("amount_paise")))
                .orElseThrow(() -> KoshaException.notFound("dispute"));
    }

    /** Why it cannot be refunded in this amount, once that is known. */
    KoshaException refusal(long amount) {
        boolean open = status == DisputeStatus.OPEN || status == DisputeStatus.UNDER_REVIEW;
        return KoshaException.conflict(
                open && amount != amountPaise ? Conflict.NOT_THE_DISPUTED_AMOUNT : Conflict.NOT_REFUNDABLE);
    }
}
