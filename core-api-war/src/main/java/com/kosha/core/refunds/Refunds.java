package com.kosha.core.refunds;

import com.kosha.contract.CancellationRequest;
import com.kosha.contract.KoshaException;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundView;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Deed;
import com.kosha.core.idempotency.Write;
import com.kosha.core.saga.SagaDeeds;
import com.kosha.core.search.FreeText;
import com.kosha.core.search.Shape;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Issues refunds and cancels them: a dispute is refunded once, whatever keys, clients or people ask for it. */
@Dependent
public final class Refunds {
    private static final Logger LOG = Logger.getLogger(Refunds.class.getName());

    private final SagaDeeds deeds;

    @Inject
    public Refunds(SagaDeeds deeds) {
        this.deeds = deeds;
    }

    /**
     * Issues a refund of the whole amount, or tells of the one that was issued before.
     *
     * @param sagaId the id that its saga gets
     * @throws KoshaException {@code not_found} when there is no such dispute, or none that the viewer may see;
     *     {@code conflict} when it is not open, or the amount is another; and as {@link SagaDeeds#once} says
     */
    public Answer<RefundView> issue(Write write, UUID sagaId, RefundRequest in) {
        Shape.DISPUTE.check(in.disputeId());
        if (in.amountPaise() < 1) {
            throw KoshaException.invalidArgument("amount_paise", "must be positive");
        }
        Map<String, Object> meant = Map.of("dispute_id", in.disputeId(), "amount_paise", in.amountPaise());
        return told(deeds.once(Deed.of(IssueRefund.NAME, in, meant), new Issuing(write, sagaId, in)), write);
    }

    /**
     * Cancels a refund that has not settled, or tells that it was cancelled before.
     *
     * @param sagaId the id that its saga gets
     * @throws KoshaException {@code not_found} when there is no such refund, or none that the viewer may see;
     *     {@code conflict} when it has settled or does not stand; and as {@link SagaDeeds#once} says
     */
    public Answer<RefundView> cancel(Write write, UUID sagaId, CancellationRequest in) {
        Shape.REFUND.check(in.refundId());
        FreeText.check("reason", in.reason(), 10, 500);
        Map<String, Object> meant = Map.of("refund_id", in.refundId());
        return told(deeds.once(Deed.of(CancelRefund.NAME, in, meant), new Cancelling(write, sagaId, in)), write);
    }

    private static Answer<RefundView> told(Answer<RefundView> answer, Write write) {
        RefundView refund = answer.result();
        LOG.log(Level.INFO, "trace_id={0} refund_id={1} status={2} saga_id={3} replayed={4}", new Object[] {
            write.traceId(), refund.refundId(), refund.status(), refund.sagaId(), answer.replayed()
        });
        return answer.marked(RefundView::again);
    }
}
