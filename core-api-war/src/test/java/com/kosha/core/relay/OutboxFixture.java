package com.kosha.core.relay;

import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.db.Db;
import com.kosha.core.outbox.Event;
import com.kosha.core.outbox.Outbox;
import com.kosha.resilience.Time;
import java.time.Duration;

/** Events in the outbox, and relays that find no others there. */
final class OutboxFixture {
    static final int ATTEMPTS = 3;
    static final Duration LEASE = Duration.ofSeconds(30);

    record Happened(int number) {}

    private OutboxFixture() {}

    /** What other tests have left is nobody's concern any more. */
    static void empty() {
        BankSystem.look("WITH gone AS (DELETE FROM ops.outbox RETURNING 1) SELECT count(*) FROM gone");
        BankSystem.look("WITH gone AS (DELETE FROM ops.review_queue RETURNING 1) SELECT count(*) FROM gone");
    }

    static String add(String group, int number) {
        BankSystem.db().write(BankSystem.ordinary(), transaction -> {
            Outbox.add(transaction, new Event("test.happened", group, new Happened(number)), Writers.TRACE);
            return true;
        });
        return BankSystem.look("SELECT event_id FROM ops.outbox WHERE group_key = '" + group
                + "' AND payload ->> 'number' = '" + number + "' ORDER BY id DESC");
    }

    static Round round(Courier courier) {
        return round(BankSystem.db(), courier);
    }

    static Round round(Db db, Courier courier) {
        return new Round(new Backlog(db, ATTEMPTS), courier, LEASE, Time.system(), (sent, failed, dead) -> {});
    }

    /** As if so much time had gone by that no lease holds and no pause lasts; rows that are being worked on excepted. */
    static void timePasses() {
        BankSystem.look("WITH free AS (SELECT id FROM ops.outbox FOR UPDATE SKIP LOCKED), moved AS (UPDATE ops.outbox o"
                + " SET due_at = due_at - interval '1 hour', lease_until = lease_until - interval '1 hour' FROM free"
                + " WHERE o.id = free.id RETURNING 1) SELECT count(*) FROM moved");
    }

    static String column(String expression, String event) {
        return String.valueOf(
                BankSystem.look("SELECT " + expression + " FROM ops.outbox WHERE event_id = '" + event + "'"));
    }
}
