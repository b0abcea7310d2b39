package com.kosha.core.disputes;

import com.kosha.contract.Conflict;
import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeStatus;
import com.kosha.contract.DisputeView;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Money;
import com.kosha.core.db.Db;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Deed;
import com.kosha.core.idempotency.Effect;
import com.kosha.core.idempotency.Once;
import com.kosha.core.idempotency.Turns;
import com.kosha.core.idempotency.Write;
import com.kosha.core.outbox.Outbox;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.FreeText;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Raises disputes: of one payment, for one reason, one at a time. */
@Dependent
public final class Disputes {
    private static final Logger LOG = Logger.getLogger(Disputes.class.getName());
    private static final String OPERATION = "raise_dispute";
    /** The index of what stands has the last word, should there be a dispute that no intent remembers. */
    private static final String INSERT = """
            INSERT INTO bank.disputes (txn_id, reason_code, narrative, amount_paise, raised_by, client_id)
            VALUES (:txn, :reason, :narrative, :amount, :subject, :client)
                ON CONFLICT DO NOTHING
            RETURNING dispute_id, status, raised_at
            """;

    private final Db db;
    private final Turns turns;
    private final Time time;

    @Inject
    public Disputes(Db db, Turns turns, Time time) {
        this.db = db;
        this.turns = turns;
        this.time = time;
    }

    /**
     * Raises a dispute of the whole amount, or tells of the one that was raised before.
     *
     * @throws KoshaException {@code not_found} when there is no such transaction, or none that the viewer may see;
     *     {@code conflict} when it is not a completed debit, and as {@link Once#run} says
     */
    public Answer<DisputeView> raise(Write write, DisputeRequest in) {
        Shape.TRANSACTION.check(in.txnId());
        FreeText.check("narrative", in.narrative(), 10, 2_000);
        Deed deed = Deed.of(OPERATION, in, Map.of("txn_id", in.txnId(), "reason_code", in.reasonCode()));
        Answer<DisputeView> answer =
                turns.take(write, deed, () -> once(write, deed, in)).marked(DisputeView::again);
        LOG.log(Level.INFO, "trace_id={0} operation={1} dispute_id={2} replayed={3}", new Object[] {
            write.traceId(), OPERATION, answer.result().disputeId(), answer.replayed()
        });
        return answer;
    }

    private Answer<DisputeView> once(Write write, Deed deed, DisputeRequest in) {
        return db.write(write.call(), transaction -> {
            Disputable payment = Disputable.find(transaction, in.txnId());
            return Once.run(transaction, write, deed, DisputeView.class, () -> effect(transaction, write, in, payment));
        });
    }

    private Effect<DisputeView> effect(Transaction transaction, Write write, DisputeRequest in, Disputable payment) {
        payment.check();
        Query insert = Query.of(INSERT)
                .with("txn", in.txnId())
                .with("reason", in.reasonCode().name())
                .with("narrative", in.narrative())
                .with("amount", payment.amountPaise())
                .with("subject", write.call().viewer().subject())
                .with("client", write.call().viewer().clientId());
        DisputeView dispute = transaction
                .first(insert, row -> view(row, write, in, payment))
                .orElseThrow(() -> KoshaException.conflict(Conflict.DISPUTE_STANDS));
        Outbox.add(transaction, DisputeRaised.event(dispute), write.traceId());
        return new Effect<>(dispute.disputeId(), dispute);
    }

    private DisputeView view(ResultSet row, Write write, DisputeRequest in, Disputable payment) throws SQLException {
        return new DisputeView(
                row.getString("dispute_id"),
                in.txnId(),
                in.reasonCode(),
                DisputeStatus.valueOf(row.getString("status")),
                payment.amountPaise(),
                Money.display(payment.amountPaise()),
                in.narrative(),
                Moments.of(row, "raised_at"),
                write.call().viewer().subject(),
                false,
                AsOf.now(time));
    }
}
