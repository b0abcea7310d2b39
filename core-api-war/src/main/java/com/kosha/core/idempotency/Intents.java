package com.kosha.core.idempotency;

import com.kosha.core.db.Contention;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;

/** What was meant, whoever asked and under whichever key; kept while its effect stands. */
final class Intents {
    /** Effect and result stand in it by the end of the transaction; nobody sees it before. */
    private static final String CLAIM = """
            INSERT INTO ops.intents (operation, intent, effect_id, result)
            VALUES (:operation, decode(:intent, 'hex'), '', '{}')
                ON CONFLICT (operation, intent) DO NOTHING
            RETURNING operation
            """;

    private static final String FIND = """
            SELECT result
              FROM ops.intents
             WHERE operation = :operation AND intent = decode(:intent, 'hex')
            """;
    private static final String REMEMBER = """
            UPDATE ops.intents
               SET effect_id = :effect, result = CAST(:result AS jsonb)
             WHERE operation = :operation AND intent = decode(:intent, 'hex')
            RETURNING operation
            """;
    private static final String FORGET = """
            DELETE FROM ops.intents
             WHERE operation = :operation AND effect_id = :effect
            RETURNING operation
            """;

    private final Transaction transaction;
    private final Deed deed;

    Intents(Transaction transaction, Deed deed) {
        this.transaction = transaction;
        this.deed = deed;
    }

    /** Whether nobody has done it. Waits for another transaction that is at it. */
    boolean claim() {
        return transaction.first(of(CLAIM), row -> true).isPresent();
    }

    /** What was answered when it was done, as JSON. */
    String result() {
        return transaction.first(of(FIND), row -> row.getString("result")).orElseThrow(Contention::busy);
    }

    /** What was done, from now on. */
    void remember(String effect, String result) {
        transaction.list(of(REMEMBER).with("effect", effect).with("result", result), row -> true);
    }

    static void forget(Transaction transaction, String operation, String effect) {
        Query forget = Query.of(FORGET).with("operation", operation).with("effect", effect);
        transaction.list(forget, row -> true);
    }

    private Query of(String statement) {
        return Query.of(statement)
                .with("operation", deed.operation())
                .with("intent", deed.intent().hex());
    }
}
