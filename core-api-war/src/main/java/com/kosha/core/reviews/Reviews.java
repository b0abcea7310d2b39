package com.kosha.core.reviews;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewStatus;
import com.kosha.contract.ReviewView;
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

/** Asks that somebody look at a movement, whatever its state; for one reason, once. */
@Dependent
public final class Reviews {
    private static final Logger LOG = Logger.getLogger(Reviews.class.getName());
    private static final String OPERATION = "flag_transaction_for_review";
    private static final String VISIBLE = """
            SELECT txn_id
              FROM visible.transactions
             WHERE txn_id = :txn
            """;
    private static final String INSERT = """
            INSERT INTO bank.reviews (txn_id, reason, priority, flagged_by, client_id)
            VALUES (:txn, :reason, :priority, :subject, :client)
            RETURNING review_id, status, flagged_at
            """;

    private final Db db;
    private final Turns turns;
    private final Time time;

    @Inject
    public Reviews(Db db, Turns turns, Time time) {
        this.db = db;
        this.turns = turns;
        this.time = time;
    }

    /**
     * Asks for a review, or tells of the one that was asked for before.
     *
     * @throws KoshaException {@code not_found} when there is no such transaction, or none that the viewer may see;
     *     {@code conflict} as {@link Once#run} says
     */
    public Answer<ReviewView> flag(Write write, ReviewRequest in) {
        Shape.TRANSACTION.check(in.txnId());
        FreeText.check("reason", in.reason(), 10, 500);
        Deed deed = Deed.of(OPERATION, in, Map.of("txn_id", in.txnId(), "reason", in.reason()));
        Answer<ReviewView> answer =
                turns.take(write, deed, () -> once(write, deed, in)).marked(ReviewView::again);
        LOG.log(Level.INFO, "trace_id={0} operation={1} review_id={2} replayed={3}", new Object[] {
            write.traceId(), OPERATION, answer.result().reviewId(), answer.replayed()
        });
        return answer;
    }

    private Answer<ReviewView> once(Write write, Deed deed, ReviewRequest in) {
        return db.write(write.call(), transaction -> {
            mustBeVisible(transaction, in.txnId());
            return Once.run(transaction, write, deed, ReviewView.class, () -> effect(transaction, write, in));
        });
    }

    private static void mustBeVisible(Transaction transaction, String txnId) {
        if (transaction.list(Query.of(VISIBLE).with("txn", txnId), row -> true).isEmpty()) {
            throw KoshaException.notFound("transaction");
        }
    }

    private Effect<ReviewView> effect(Transaction transaction, Write write, ReviewRequest in) {
        Query insert = Query.of(INSERT)
                .with("txn", in.txnId())
                .with("reason", in.reason())
                .with("priority", in.priority().name())
                .with("subject", write.call().viewer().subject())
                .with("client", write.call().viewer().clientId());
        ReviewView review =
                transaction.first(insert, row -> view(row, write, in)).orElseThrow();
        Outbox.add(transaction, ReviewFlagged.event(review), write.traceId());
        return new Effect<>(review.reviewId(), review);
    }

    private ReviewView view(ResultSet row, Write write, ReviewRequest in) throws SQLException {
        return new ReviewView(
                row.getString("review_id"),
                in.txnId(),
                in.reason(),
                in.priority(),
                ReviewStatus.valueOf(row.getString("status")),
                Moments.of(row, "flagged_at"),
                write.call().viewer().subject(),
                false,
                AsOf.now(time));
    }
}
