package com.kosha.core.refunds;

import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.db.Viewer;
import com.kosha.core.outbox.Outbox;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** Settles refunds that have stood for long enough. From then on nothing cancels them, and the customer is told. */
public final class Settlement {
    private static final Viewer NOBODY = new Viewer("settlement", "core-api", Set.of(), Optional.empty(), false);
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    /**
     * One at a time, so that of several servers each has its own; a cancellation turns the same column of the same row.
     * One that is stuck has turned it back, and the ledger may still hold the payment reversed.
     */
    private static final String SETTLE = """
            WITH due AS MATERIALIZED (
                SELECT p.refund_id, s.trace_id
                  FROM bank.refunds p
                  JOIN ops.sagas s ON s.saga_id = p.saga_id AND s.state = 'COMPLETED'
                 WHERE p.status = 'PENDING' AND p.issued_at <= now() - make_interval(secs => :delay)
                   AND NOT EXISTS (
                       SELECT FROM ops.sagas x
                        WHERE x.subject_id = p.refund_id AND x.state IN ('RUNNING', 'COMPENSATING', 'STUCK'))
                 ORDER BY p.issued_at, p.refund_id
                 LIMIT 1
                   FOR UPDATE OF p SKIP LOCKED
            )
            UPDATE bank.refunds r
               SET status = 'COMPLETED', settled_at = now(), updated_at = now()
              FROM due
             WHERE r.refund_id = due.refund_id AND r.status = 'PENDING'
            RETURNING r.refund_id, r.dispute_id, r.amount_paise, r.settled_at, due.trace_id
            """;

    private record Settled(RefundSettled refund, String traceId) {}

    private final Db db;
    private final Time time;
    private final Duration delay;

    /** @param delay how long after its issue a refund can be cancelled */
    public Settlement(Db db, Time time, Duration delay) {
        if (delay.isNegative()) {
            throw new IllegalArgumentException("kosha.refund.settle.after is not negative");
        }
        this.db = db;
        this.time = time;
        this.delay = delay;
    }

    /** Settles the one that has waited longest; false when none has waited long enough. */
    public boolean settleOne() {
        Call call = new Call(NOBODY, Deadline.in(PATIENCE, time));
        Query settle = Query.of(SETTLE).with("delay", delay.toMillis() / 1_000.0);
        return db.write(call, transaction -> {
            Optional<Settled> settled = transaction.first(
                    settle,
                    row -> new Settled(
                            new RefundSettled(
                                    row.getString("refund_id"),
                                    row.getString("dispute_id"),
                                    row.getLong("amount_paise"),
                                    Moments.of(row, "settled_at")),
                            row.getString("trace_id")));
            settled.ifPresent(one -> Outbox.add(transaction, one.refund().event(), one.traceId()));
            return settled.isPresent();
        });
    }
}
