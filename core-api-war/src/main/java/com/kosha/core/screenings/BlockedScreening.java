package com.kosha.core.screenings;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueKind;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.queue.Approvable;
import com.kosha.core.queue.QueueItem;
import jakarta.enterprise.context.Dependent;
import java.util.UUID;

/**
 * An approved screening is asked once more, under the new key, and what is found then stands, whatever it is. A rejected
 * one stays blocked without its name, which nobody needs any more.
 */
@Dependent
public class BlockedScreening implements Approvable {
    private static final String RELEASE = """
            UPDATE bank.screenings
               SET status = 'DEFERRED', result = NULL, finished_at = NULL, run_key = :key, attempts = 0, due_at = now()
             WHERE screening_id = :id AND status = 'BLOCKED'
            RETURNING screening_id
            """;

    private static final String FORGET_NAME = """
            UPDATE bank.screenings
               SET name = NULL, born_or_founded = NULL, country = NULL, fingerprint = NULL
             WHERE screening_id = :id AND status = 'BLOCKED'
            RETURNING screening_id
            """;

    @Override
    public QueueKind kind() {
        return QueueKind.SCREENING;
    }

    @Override
    public void approve(Transaction transaction, QueueItem item, UUID newKey) {
        Query release = Query.of(RELEASE).with("id", item.reference()).with("key", newKey);
        if (transaction.first(release, row -> true).isEmpty()) {
            throw KoshaException.conflict(Conflict.NOT_BLOCKED);
        }
    }

    @Override
    public void reject(Transaction transaction, QueueItem item) {
        transaction.list(Query.of(FORGET_NAME).with("id", item.reference()), row -> true);
    }
}
