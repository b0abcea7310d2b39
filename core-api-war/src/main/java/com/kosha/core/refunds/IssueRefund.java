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
 * Issuing a refund touches two databases that share no transaction. To tell the customer is no step of it: that cannot
 * be undone, and waits for settlement.
 */
@Dependent
public class IssueRefund implements SagaKind {
    static final String NAME = "issue_refund";

    /** Who has undone it already finds nothing to undo, and nothing to forget: under the key may stand a later refund. */
    private static final String UNDO = """
            WITH failed AS (
                UPDATE bank.refunds
                   SET status = 'FAILED', updated_at = now()
                 WHERE refund_id = :refund AND status = 'PENDING'
                RETURNING dispute_id, dispute_was
            ), restored AS (
                UPDATE bank.disputes d
                   SET status = failed.dispute_was, updated_at = now()
                  FROM failed
                 WHERE d.dispute_id = failed.dispute_id AND d.status = 'REFUNDED'
            )
            SELECT dispute_id FROM failed
            """;

    private final Db db;
    private final Ledger ledger;

    @Inject
    public IssueRefund(Db db, Ledger ledger) {
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
                new OpeningStep("mark_refund_issued", deadline -> restoreDispute(saga, refund, deadline)),
                new LedgerStep(
                        "record_payment",
                        call -> ledger.record(call, refund.payment(saga)),
                        call -> ledger.annul(call, refund.payment(saga))));
    }

    private void restoreDispute(Saga saga, RefundPayload refund, Deadline deadline) {
        db.write(OwnCalls.patient(deadline), (Transaction transaction) -> {
            transaction
                    .first(Query.of(UNDO).with("refund", refund.refundId()), row -> true)
                    .ifPresent(undone -> Once.unsay(transaction, NAME, refund.refundId(), refund.clientKey(saga)));
            return true;
        });
    }
}
