package com.kosha.core.refunds;

import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Once;
import com.kosha.core.ledger.Ledger;
import com.kosha.core.saga.OpeningStep;
import com.kosha.core.saga.OwnCalls;
import com.kosha.core.saga.Saga;
import com.kosha.core.saga.SagaKind;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.SagaStep;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.List;

/**
 * Cancelling a refund: once it is being voided nothing settles it, once the ledger has reversed its payment the dispute
 * is open again, and what was meant by the refund is forgotten.
 */
@Dependent
public class CancelRefund implements SagaKind {
    static final String NAME = "cancel_refund";

    private static final String UNDO = """
            UPDATE bank.refunds
               SET status = 'PENDING', void_reason = NULL, void_saga_id = NULL, updated_at = now()
             WHERE refund_id = :refund AND status = 'VOIDING' AND void_saga_id = :saga
            RETURNING refund_id
            """;
    private static final String VOID = """
            WITH voided AS (
                UPDATE bank.refunds
                   SET status = 'VOIDED', updated_at = now()
                 WHERE refund_id = :refund AND status = 'VOIDING' AND void_saga_id = :saga
                RETURNING dispute_id, dispute_was
            )
            UPDATE bank.disputes d
               SET status = voided.dispute_was, updated_at = now()
              FROM voided
             WHERE d.dispute_id = voided.dispute_id AND d.status = 'REFUNDED'
            RETURNING d.dispute_id
            """;

    private final Db db;
    private final Ledger ledger;

    @Inject
    public CancelRefund(Db db, Ledger ledger) {
        this.db = db;
        this.ledger = ledger;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<SagaStep> steps(Saga saga) {
        RefundPayload refund = RefundPayload.of(saga);
        return List.of(
                new OpeningStep("void_refund", deadline -> letStand(saga, refund, deadline)),
                new LedgerStep(
                        "reverse_payment",
                        call -> ledger.reverse(call, refund.payment(saga)),
                        call -> ledger.restore(call, refund.payment(saga))));
    }

    @Override
    public void complete(Transaction transaction, Saga saga) {
        String refundId = RefundPayload.of(saga).refundId();
        transaction.list(of(VOID, saga, refundId), row -> true);
        Once.forget(transaction, IssueRefund.NAME, refundId);
    }

    private void letStand(Saga saga, RefundPayload refund, Deadline deadline) {
        db.write(OwnCalls.patient(deadline), transaction -> {
            transaction
                    .first(of(UNDO, saga, refund.refundId()), row -> true)
                    .ifPresent(undone -> Once.unsay(transaction, NAME, refund.refundId(), refund.clientKey(saga)));
            return true;
        });
    }

    private static Query of(String statement, Saga saga, String refundId) {
        return Query.of(statement).with("refund", refundId).with("saga", saga.id());
    }
}
