package com.kosha.core.relay;

import com.kosha.contract.QueueKind;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.queue.Matter;
import com.kosha.core.queue.ReviewQueue;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** The unsent events, as one relay takes some, carries them, and says what became of them. */
final class Backlog {
    /**
     * Of each group only the first unsent event can be taken, and only by one relay at a time: the next is not before
     * it has been sent or has died.
     */
    private static final String CLAIM = """
            WITH first_of_group AS (
                SELECT o.id
                  FROM ops.outbox o
                 WHERE o.sent_at IS NULL AND o.dead_at IS NULL AND o.due_at <= now()
                   AND (o.lease_until IS NULL OR o.lease_until <= now())
                   AND NOT EXISTS (
                       SELECT FROM ops.outbox earlier
                        WHERE earlier.group_key = o.group_key AND earlier.id < o.id
                          AND earlier.sent_at IS NULL AND earlier.dead_at IS NULL)
                 ORDER BY o.due_at, o.id
                 LIMIT :most
                   FOR UPDATE OF o SKIP LOCKED
            )
            UPDATE ops.outbox o
               SET lease_until = now() + make_interval(secs => :lease), leased_by = :worker
              FROM first_of_group f
             WHERE o.id = f.id
            RETURNING o.event_id, o.group_key,
                      jsonb_build_object('event_id', o.event_id, 'event_type', o.event_type, 'group', o.group_key,
                                         'created_at', o.created_at, 'trace_id', o.trace_id, 'payload', o.payload)
                          ::text AS body
            """;
    /** Whoever holds them by now: they are sent. */
    private static final String SENT = """
            UPDATE ops.outbox
               SET sent_at = now(), lease_until = NULL, leased_by = NULL, last_error = NULL
             WHERE event_id = ANY (CAST(:events AS uuid[])) AND sent_at IS NULL AND dead_at IS NULL
            RETURNING id
            """;
    /** The pause doubles, up to a minute, and the last attempt is the end. */
    private static final String REFUSED = """
            UPDATE ops.outbox
               SET attempts = attempts + 1, last_error = :error, lease_until = NULL, leased_by = NULL,
                   due_at = now() + make_interval(secs => least(60, power(2, attempts))),
                   dead_at = CASE WHEN attempts + 1 >= :most THEN now() END
             WHERE event_id = CAST(:event AS uuid) AND leased_by = :worker
            RETURNING dead_at IS NOT NULL AS dead, event_type, group_key, attempts, requested_by, trace_id
            """;

    private static final String PUT_OFF = """
            UPDATE ops.outbox
               SET last_error = :error, lease_until = NULL, leased_by = NULL, due_at = now() + interval '10 seconds'
             WHERE event_id = CAST(:event AS uuid) AND leased_by = :worker
            RETURNING id
            """;
    /** By their ids: among seven days of sent events those of one relay are not to be looked for. */
    static final String RELEASE = """
            UPDATE ops.outbox
               SET lease_until = NULL, leased_by = NULL
             WHERE event_id = ANY (CAST(:events AS uuid[])) AND leased_by = :worker
            RETURNING id
            """;

    private static final String SWEEP = """
            DELETE FROM ops.outbox
             WHERE id IN (
                 SELECT id
                   FROM ops.outbox
                  WHERE sent_at < now() - make_interval(secs => :kept)
                  ORDER BY sent_at
                  LIMIT 1000
                    FOR UPDATE SKIP LOCKED)
            RETURNING id
            """;

    private static final Optional<Matter> NOT_YET = Optional.empty();

    private final Db db;
    private final String worker = UUID.randomUUID().toString();
    private final int attempts;

    /** @param attempts how often an event may be refused before it is dead */
    Backlog(Db db, int attempts) {
        this.db = db;
        this.attempts = attempts;
    }

    /** Takes the first events of up to {@code most} groups, for as long as the lease. */
    List<Letter> claim(Call call, int most, Duration lease) {
        Query claim =
                Query.of(CLAIM).with("most", most).with("lease", seconds(lease)).with("worker", worker);
        return db.write(
                call,
                transaction -> transaction.list(
                        claim,
                        row -> new Letter(
                                row.getString("event_id"), row.getString("group_key"), row.getString("body"))));
    }

    /**
     * Says what became of them, all in one transaction: what was sent is sent, what was refused once too often is dead
     * and a person's, and the rest is anybody's again.
     *
     * @param taken all of them
     * @param counted why it was refused, of each event whose own fault it is
     * @param putOff the same of those that may have the next try a little later
     * @return how many are dead
     */
    int settle(
            Call call,
            List<Letter> taken,
            Collection<String> sent,
            Map<String, String> counted,
            Map<String, String> putOff) {
        return db.write(call, transaction -> {
            if (!sent.isEmpty()) {
                transaction.list(Query.of(SENT).with("events", sent.toArray(String[]::new)), row -> true);
            }
            int dead = 0;
            for (Map.Entry<String, String> refusal : counted.entrySet()) {
                dead += refuse(transaction, refusal.getKey(), refusal.getValue()) ? 1 : 0;
            }
            putOff.forEach((event, error) -> transaction.list(ended(PUT_OFF, event, error), row -> true));
            String[] events = taken.stream().map(Letter::eventId).toArray(String[]::new);
            transaction.list(Query.of(RELEASE).with("events", events).with("worker", worker), row -> true);
            return dead;
        });
    }

    private boolean refuse(Transaction transaction, String event, String error) {
        Query refuse = ended(REFUSED, event, error).with("most", attempts);
        Optional<Matter> dead = transaction
                .first(refuse, row -> row.getBoolean("dead") ? Optional.of(matter(row, event, error)) : NOT_YET)
                .flatMap(matter -> matter);
        dead.ifPresent(matter -> ReviewQueue.add(transaction, matter));
        return dead.isPresent();
    }

    private static Matter matter(ResultSet row, String event, String error) throws SQLException {
        Map<String, String> facts = Map.of(
                "event_type", row.getString("event_type"),
                "group", code(row.getString("group_key")),
                "attempts", row.getString("attempts"),
                "error", error);
        return new Matter(
                QueueKind.OUTBOX_EVENT,
                event,
                "The queue refused this event as often as it may be tried.",
                facts,
                row.getString("requested_by"),
                row.getString("trace_id"));
    }

    private Query ended(String statement, String event, String error) {
        return Query.of(statement).with("event", event).with("error", error).with("worker", worker);
    }

    /** Takes events away that were sent that long ago. */
    void sweep(Call call, Duration kept) {
        Query sweep = Query.of(SWEEP).with("kept", seconds(kept));
        db.write(call, transaction -> transaction.list(sweep, row -> true));
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1_000.0;
    }

    /** Whatever a group is named, it fits into the facts of a matter. */
    private static String code(String group) {
        String fitting = group.replaceAll("[^A-Za-z0-9_.:+-]", "_");
        return fitting.substring(0, Math.min(100, fitting.length()));
    }
}
