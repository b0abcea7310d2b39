package com.kosha.core.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.QueueKind;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.queue.QueueItem;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class DeadEventTest {
    record Nothing() {}

    private final DeadEvent events = new DeadEvent();

    private static String eventOf(String group) {
        BankSystem.db().write(BankSystem.ordinary(), transaction -> {
            Outbox.add(transaction, new Event("test.happened", group, new Nothing()), Writers.TRACE);
            return true;
        });
        return BankSystem.look("SELECT event_id FROM ops.outbox WHERE group_key = '" + group + "'");
    }

    private void approve(String event, UUID key) {
        QueueItem item = new QueueItem(1, QueueKind.OUTBOX_EVENT, event, Map.of(), "user-1", Writers.TRACE, "omar");
        BankSystem.db().write(Writers.by("omar", "console", true, key).call(), transaction -> {
            events.approve(transaction, item, key);
            return true;
        });
    }

    @Test
    void an_approved_event_is_there_once_more_under_the_new_key_and_stays_whose_and_of_when_it_was() {
        String event = eventOf("dead-1");
        BankSystem.look("UPDATE ops.outbox SET dead_at = now(), created_at = '2026-11-30 10:00Z'"
                + " WHERE group_key = 'dead-1' RETURNING 1");
        UUID key = UUID.randomUUID();

        approve(event, key);

        assertThat(BankSystem.look("SELECT concat_ws('|', event_type, requested_by, attempts, sent_at, dead_at,"
                        + " created_at = '2026-11-30 10:00Z', due_at > created_at) FROM ops.outbox WHERE event_id = '"
                        + key + "'"))
                .isEqualTo("test.happened|user-1|0|t|t");
    }

    @Test
    void an_event_that_is_not_dead_is_not_sent_twice() {
        String event = eventOf("dead-2");

        assertThat(Refusal.of(() -> approve(event, UUID.randomUUID())).code()).isEqualTo("conflict");
        assertThat(BankSystem.look("SELECT count(*) FROM ops.outbox WHERE group_key = 'dead-2'"))
                .isEqualTo("1");
    }
}
