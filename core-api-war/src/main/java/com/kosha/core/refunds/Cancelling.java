package com.kosha.core.refunds;

import com.kosha.contract.CancellationRequest;
import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Money;
import com.kosha.contract.RefundStatus;
import com.kosha.contract.RefundView;
import com.kosha.contract.SagaState;
import com.kosha.core.db.Contention;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Effect;
import com.kosha.core.idempotency.Write;
import com.kosha.core.saga.SagaWork;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

/** One request to cancel a refund, and its first step: the refund is being voided, unless it was settled before. */
record Cancelling(Write write, UUID sagaId, CancellationRequest in) implements SagaWork<RefundView> {
    /** Settlement turns the same column of the same row: one of the two comes first. */
    private static final String BEGIN = """
            UPDATE bank.refunds r
               SET status = 'VOIDING', void_reason = :reason, void_saga_id = :saga, updated_at = now()
              FROM ops.sagas s
             WHERE r.refund_id = :refund AND r.status = 'PENDING' AND s.saga_id = r.saga_id AND s.state = 'COMPLETED'
            RETURNING r.dispute_id, r.amount_paise, r.issued_at, r.issued_by, r.updated_at
            """;

    private static final String FIND = """
            SELECT refund_id, dispute_id, amount_paise, status
              FROM visible.refunds
             WHERE refund_id = :refund
            """;

    private record Standing(String disputeId, long amountPaise, RefundStatus status) {}

    @Override
    public String kind() {
        return CancelRefund.NAME;
    }

    @Override
    public Class<RefundView> type() {
        return RefundView.class;
    }

    @Override
    public UUID sagaOf(RefundView refund) {
        return UUID.fromString(refund.sagaId());
    }

    @Override
    public void authorize(Transaction transaction) {
        find(transaction);
    }

    @Override
    public Effect<RefundView> first(Transaction transaction, Opening opening) {
        Standing refund = find(transaction);
        opening.open(
                in.refundId(), new RefundPayload(in.refundId(), refund.disputeId(), refund.amountPaise(), write.key()));
        Query begin = Query.of(BEGIN)
                .with("refund", in.refundId())
                .with("reason", in.reason())
                .with("saga", sagaId);
        RefundView voided = transaction.first(begin, this::view).orElseThrow(() -> refusal(find(transaction)));
        return new Effect<>(in.refundId(), voided);
    }

    private Standing find(Transaction transaction) {
        return transaction
                .first(
                        Query.of(FIND).with("refund", in.refundId()),
                        row -> new Standing(
                                row.getString("dispute_id"),
                                row.getLong("amount_paise"),
                                RefundStatus.valueOf(row.getString("status"))))
                .orElseThrow(() -> KoshaException.notFound("refund"));
    }

    private static KoshaException refusal(Standing refund) {
        return switch (refund.status()) {
            case PENDING, VOIDING -> Contention.busy();
            case COMPLETED -> KoshaException.conflict(Conflict.REFUND_SETTLED);
            case FAILED, VOIDED -> KoshaException.conflict(Conflict.REFUND_FALLEN);
        };
    }

    private RefundView view(ResultSet row) throws SQLException {
        return new RefundView(
                in.refundId(),
                row.getString("dispute_id"),
                row.getLong("amount_paise"),
                Money.display(row.getLong("amount_paise")),
                RefundStatus.VOIDED,
                sagaId.toString(),
                SagaState.COMPLETED,
                Moments.of(row, "issued_at"),
                row.getString("issued_by"),
                in.reason(),
                false,
                Moments.of(row, "updated_at"));
    }
}
