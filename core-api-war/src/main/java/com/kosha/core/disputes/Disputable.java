package com.kosha.core.disputes;

import com.kosha.contract.Conflict;
import com.kosha.contract.Direction;
import com.kosha.contract.KoshaException;
import com.kosha.contract.TransactionStatus;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;

/** A movement, as far as it matters to whether it can be disputed. */
record Disputable(Direction direction, TransactionStatus status, long amountPaise) {
    private static final String FIND = """
            SELECT direction, status, amount_paise
              FROM visible.transactions
             WHERE txn_id = :txn
            """;

    /** @throws KoshaException {@code not_found} when there is none, or none that the viewer may see */
    static Disputable find(Transaction transaction, String txnId) {
        return transaction
                .first(
                        Query.of(FIND).with("txn", txnId),
                        row -> new Disputable(
                                Direction.valueOf(row.getString("direction")),
                                TransactionStatus.valueOf(row.getString("status")),
                                row.getLong("amount_paise")))
                .orElseThrow(() -> KoshaException.notFound("transaction"));
    }

    /**
     * Only money that left can be given back: not what came in, not what came back, not what may yet fail.
     *
     * @throws KoshaException {@code conflict} otherwise
     */
    void check() {
        if (direction != Direction.DEBIT) {
            throw KoshaException.conflict(Conflict.NOT_A_DEBIT);
        }
        if (status != TransactionStatus.COMPLETED) {
            throw KoshaException.conflict(Conflict.NOT_COMPLETED);
        }
    }
}
