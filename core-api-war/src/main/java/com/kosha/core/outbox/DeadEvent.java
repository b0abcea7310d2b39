package com.kosha.core.outbox;

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
 * An approved dead event is sent once more, under a new id and behind what its group still has to send. It stays whose it
 * was, who may not approve it the next time either, and tells of when it came to be.
 */
@Dependent
public class DeadEvent implements Approvable {
    private static final String ADD_AGAIN = """
            INSERT INTO ops.outbox (event_id, event_type, group_key, payload, trace_id, requested_by, created_at)
            SELECT :key, event_type, group_key, payload, trace_id, requested_by, created_at
              FROM ops.outbox
             WHERE event_id = CAST(:event AS uuid) AND dead_at IS NOT NULL
                ON CONFLICT (event_id) DO NOTHING
            RETURNING id
            """;

    @Override
    public QueueKind kind() {
        return QueueKind.OUTBOX_EVENT;
    }

    @Override
    public void approve(Transaction transaction, QueueItem item, UUID newKey) {
        Query again = Query.of(ADD_AGAIN).with("key", newKey).with("event", item.reference());
        if (transaction.first(again, row -> true).isEmpty()) {
            throw KoshaException.conflict(Conflict.EVENT_GONE);
        }
    }
}
