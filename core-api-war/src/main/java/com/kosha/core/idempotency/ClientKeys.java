package com.kosha.core.idempotency;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.core.db.Contention;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.db.Viewer;
import com.kosha.json.Digest;

/** The clients' own keys, each for 7 days: under one key, one set of arguments. */
final class ClientKeys {
    /** The result stands in it by the end of the transaction; nobody sees it before. A key that is past is taken over. */
    private static final String CLAIM = """
            INSERT INTO ops.client_keys AS k (client_id, subject, operation, key, fingerprint, result)
            VALUES (:client, :subject, :operation, :key, decode(:fingerprint, 'hex'), '{}')
                ON CONFLICT (client_id, subject, operation, key) DO UPDATE
               SET fingerprint = excluded.fingerprint, result = excluded.result,
                   created_at = excluded.created_at, expires_at = excluded.expires_at
             WHERE k.expires_at <= now()
            RETURNING k.operation
            """;

    private static final String FIND = """
            SELECT encode(fingerprint, 'hex') AS fingerprint, result
              FROM ops.client_keys
             WHERE client_id = :client AND subject = :subject AND operation = :operation AND key = :key
            """;
    /** Each new key takes a few away that are past, so that nobody else must. */
    private static final String REMEMBER = """
            WITH past AS (
                SELECT client_id, subject, operation, key
                  FROM ops.client_keys
                 WHERE expires_at <= now()
                 ORDER BY expires_at
                 LIMIT 10
                   FOR UPDATE SKIP LOCKED
            ), swept AS (
                DELETE FROM ops.client_keys k
                 USING past
                 WHERE (k.client_id, k.subject, k.operation, k.key)
                     = (past.client_id, past.subject, past.operation, past.key)
            )
            UPDATE ops.client_keys
               SET result = CAST(:result AS jsonb)
             WHERE client_id = :client AND subject = :subject AND operation = :operation AND key = :key
            RETURNING operation
            """;

    private static final String FORGET = """
            DELETE FROM ops.client_keys
             WHERE client_id = :client AND subject = :subject AND operation = :operation AND key = :key
            RETURNING operation
            """;

    private record Kept(Digest fingerprint, String result) {}

    private final Transaction transaction;
    private final Write write;
    private final Deed deed;

    ClientKeys(Transaction transaction, Write write, Deed deed) {
        this.transaction = transaction;
        this.write = write;
        this.deed = deed;
    }

    /** Whether the key is new. Waits for another transaction that is at it. */
    boolean claim() {
        Query claim = of(CLAIM).with("fingerprint", deed.fingerprint().hex());
        return transaction.first(claim, row -> true).isPresent();
    }

    /**
     * What was answered under the key, as JSON.
     *
     * @throws KoshaException {@code conflict} when it was used for other arguments
     */
    String result() {
        Kept kept = transaction
                .first(of(FIND), row -> new Kept(new Digest(row.getString("fingerprint")), row.getString("result")))
                .orElseThrow(Contention::busy);
        if (!kept.fingerprint().equals(deed.fingerprint())) {
            throw KoshaException.conflict(Conflict.KEY_REUSED);
        }
        return kept.result();
    }

    /** The answer under the key, from now on. */
    void remember(String result) {
        transaction.list(of(REMEMBER).with("result", result), row -> true);
    }

    static void forget(Transaction transaction, String operation, ClientKey key) {
        Query forget = Query.of(FORGET)
                .with("client", key.clientId())
                .with("subject", key.subject())
                .with("operation", operation)
                .with("key", key.key());
        transaction.list(forget, row -> true);
    }

    private Query of(String statement) {
        Viewer viewer = write.call().viewer();
        return Query.of(statement)
                .with("client", viewer.clientId())
                .with("subject", viewer.subject())
                .with("operation", deed.operation())
                .with("key", write.key());
    }
}
