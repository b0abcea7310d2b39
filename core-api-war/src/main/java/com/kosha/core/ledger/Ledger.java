package com.kosha.core.ledger;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.sql.LedgerVersion;

/**
 * Writes payments and what takes them back. Each of its deeds done twice is done once, and a dispute has one payment
 * that stands at most: the database sees to both, whoever asks.
 */
public final class Ledger {
    private static final String RECORD = """
            INSERT INTO ledger.payments (refund_id, dispute_id, amount_paise, saga_id)
            VALUES (:refund, :dispute, :amount, :saga)
                ON CONFLICT DO NOTHING
            RETURNING refund_id
            """;
    private static final String STANDS = """
            SELECT refund_id
              FROM ledger.payments
             WHERE refund_id = :refund AND saga_id = :saga AND state = 'RECORDED'
            """;
    /** A row that is reversed from the beginning bars a payment that is still on its way. */
    private static final String ANNUL = """
            INSERT INTO ledger.payments AS p (refund_id, dispute_id, amount_paise, saga_id, state)
            VALUES (:refund, :dispute, :amount, :saga, 'REVERSED')
                ON CONFLICT (refund_id) DO UPDATE
               SET state = 'REVERSED', changed_at = now()
             WHERE p.saga_id = :saga AND p.state = 'RECORDED'
            RETURNING refund_id
            """;

    private static final String REVERSE = """
            UPDATE ledger.payments
               SET state = 'REVERSED', saga_id = :saga, changed_at = now()
             WHERE refund_id = :refund AND state = 'RECORDED' AND saga_id <> :saga
            RETURNING refund_id
            """;
    private static final String REVERSED = """
            SELECT refund_id
              FROM ledger.payments
             WHERE refund_id = :refund AND saga_id = :saga AND state = 'REVERSED'
            """;
    /** Where it was not reversed yet, the saga's mark bars a reversal that is still on its way. */
    private static final String RESTORE = """
            UPDATE ledger.payments
               SET state = 'RECORDED', saga_id = :saga, changed_at = now()
             WHERE refund_id = :refund AND (state = 'RECORDED' OR saga_id = :saga)
            RETURNING refund_id
            """;

    private final Db db;

    public Ledger(Db db) {
        this.db = db;
    }

    /**
     * The payment stands.
     *
     * @throws KoshaException {@code conflict} when another of the dispute stands, or this one was annulled
     */
    public void record(Call call, Payment payment) {
        db.write(call, transaction -> orHas(transaction, RECORD, STANDS, payment, Conflict.PAYMENT_STANDS));
    }

    /** The payment does not stand and never will, whether or not it was recorded. */
    public void annul(Call call, Payment payment) {
        db.write(call, transaction -> did(transaction, ANNUL, payment));
    }

    /**
     * The payment is taken back, by another saga than the one that recorded it.
     *
     * @throws KoshaException {@code conflict} when there is none that stands
     */
    public void reverse(Call call, Payment payment) {
        db.write(call, transaction -> orHas(transaction, REVERSE, REVERSED, payment, Conflict.NO_PAYMENT));
    }

    /** The payment stands again, if this saga has reversed it, and this saga cannot reverse it any more. */
    public void restore(Call call, Payment payment) {
        db.write(call, transaction -> did(transaction, RESTORE, payment));
    }

    /**
     * The number of the newest migration that it has had; 0 for none.
     *
     * @throws KoshaException when it cannot be asked
     */
    public int schema(Call call) {
        return db.first(call, Query.of(LedgerVersion.QUERY), row -> row.getInt(1))
                .orElse(0);
    }

    private static boolean orHas(
            Transaction transaction, String change, String already, Payment payment, Conflict refusal) {
        if (did(transaction, change, payment) || did(transaction, already, payment)) {
            return true;
        }
        throw KoshaException.conflict(refusal);
    }

    private static boolean did(Transaction transaction, String statement, Payment payment) {
        Query query = Query.of(statement)
                .with("refund", payment.refundId())
                .with("dispute", payment.disputeId())
                .with("amount", payment.amountPaise())
                .with("saga", payment.sagaId());
        return transaction.first(query, row -> true).isPresent();
    }
}
