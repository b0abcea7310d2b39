package com.kosha.core.queue;

import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.json.Text;

/** The inner door: here what is left to a person is put down. Nothing in it is ever tried again by itself. */
public final class ReviewQueue {
    private static final String ADD = """
            INSERT INTO ops.review_queue (kind, reference, reason, payload, requested_by, trace_id)
            VALUES (:kind, :reference, :reason, CAST(:facts AS jsonb), :requested_by, :trace)
                ON CONFLICT (kind, reference) WHERE state = 'OPEN' DO NOTHING
            RETURNING item_id
            """;

    private ReviewQueue() {}

    /** Leaves it to a person, in the transaction of what it comes from; while an open one refers to the same, once. */
    public static void add(Transaction transaction, Matter matter) {
        Query add = Query.of(ADD)
                .with("kind", matter.kind().name())
                .with("reference", matter.reference())
                .with("reason", matter.reason())
                .with("facts", Text.of(new QueueItem.Facts(matter.facts())))
                .with("requested_by", matter.requestedBy())
                .with("trace", matter.traceId());
        transaction.list(add, row -> row.getLong("item_id"));
    }
}
