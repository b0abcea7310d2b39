package com.kosha.core.outbox;

import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.json.Text;

/** Events that wait to be sent. What is not kept with its transaction has not happened. */
public final class Outbox {
    private static final String ADD = """
            INSERT INTO ops.outbox (event_type, group_key, payload, trace_id)
            VALUES (:type, :group, CAST(:payload AS jsonb), :trace)
            RETURNING id
            """;

    private Outbox() {}

    /** Keeps an event, in the transaction of what it tells of. */
    public static void add(Transaction transaction, Event event, String traceId) {
        Query add = Query.of(ADD)
                .with("type", event.type())
                .with("group", event.aggregate())
                .with("payload", Text.of(event.payload()))
                .with("trace", traceId);
        transaction.list(add, row -> row.getLong("id"));
    }
}
