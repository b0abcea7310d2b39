package com.kosha.core.refunds;

import com.kosha.contract.Money;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundStatus;
import com.kosha.contract.RefundView;
import com.kosha.contract.SagaState;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Effect;
import com.kosha.core.idempotency.Write;
import com.kosha.core.saga.SagaWork;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.UUID;

/** One request for a refund, and its first step: the dispute is marked, if it still can be, for exactly its amount. */
record Issuing(Write write, UUID sagaId, RefundRequest in) implements SagaWork<RefundView> {
    /** Unlike a look before, this cannot be out of date. */
    private static final String MARK = """
            UPDATE bank.disputes d
               SET status = 'REFUNDED', updated_at = now()
              FROM (SELECT dispute_id, status
                      FROM bank.disputes
                     WHERE dispute_id = :dispute
                       FOR UPDATE) was
             WHERE d.dispute_id = was.dispute_id AND was.status IN ('OPEN', 'UNDER_REVIEW')
               AND d.amount_paise = :amount
            RETURNING was.status
            """;

    private static final String NEXT_ID = """
            SELECT 'RFD-' || lpad(nextval('bank.refund_ids')::text, 8, '0') AS refund_id
            """;
    private static final String INSERT = """
            INSERT INTO bank.refunds (refund_id, dispute_id, amount_paise, dispute_was, saga_id, issued_by, client_id)
            VALUES (:refund, :dispute, :amount, :was, :saga, :subject, :client)
            RETURNING issued_at
            """;

    @Override
    public String kind() {
        return IssueRefund.NAME;
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
        Refundable.find(transaction, in.disputeId());
    }

    @Override
    public Effect<RefundView> first(Transaction transaction, Opening opening) {
        Query mark = Query.of(MARK).with("dispute", in.disputeId()).with("amount", in.amountPaise());
        String was = transaction
                .first(mark, row -> row.getString("status"))
                .orElseThrow(() -> Refundable.find(transaction, in.disputeId()).refusal(in.amountPaise()));
        String refundId = transaction
                .first(Query.of(NEXT_ID), row -> row.getString("refund_id"))
                .orElseThrow();
        opening.open(refundId, new RefundPayload(refundId, in.disputeId(), in.amountPaise(), write.key()));
        Query insert = Query.of(INSERT)
                .with("refund", refundId)
                .with("dispute", in.disputeId())
                .with("amount", in.amountPaise())
                .with("was", was)
                .with("saga", sagaId)
                .with("subject", write.call().viewer().subject())
                .with("client", write.call().viewer().clientId());
        RefundView refund =
                transaction.first(insert, row -> view(row, refundId)).orElseThrow();
        return new Effect<>(refundId, refund);
    }

    private RefundView view(ResultSet row, String refundId) throws SQLException {
        Instant issuedAt = Moments.of(row, "issued_at");
        return new RefundView(
                refundId,
                in.disputeId(),
                in.amountPaise(),
                Money.display(in.amountPaise()),
                RefundStatus.PENDING,
                sagaId.toString(),
                SagaState.COMPLETED,
                issuedAt,
                write.call().viewer().subject(),
                null,
                false,
                issuedAt);
    }
}
