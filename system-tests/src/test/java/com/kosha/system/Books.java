package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * An independent history, kept by whoever gave the orders, and the bank's own books beside it: effects, keys, events and
 * what the queue was told must say the same.
 */
final class Books {
    private final Map<Order, String> history = new ConcurrentHashMap<>();

    void done(Order order, JsonNode told) {
        String id = told.path(order.kind().id).asText();
        String before = history.put(order, id);
        assertThat(before == null || before.equals(id))
                .as("%s is told %s and %s", order, before, id)
                .isTrue();
    }

    int size() {
        return history.size();
    }

    /** Waits until every saga has ended and every event has left, then compares. */
    void compareWith(EventQueue queue) {
        new RefundBooks(history).compare();
        for (Order.Kind kind : List.of(Order.Kind.DISPUTE, Order.Kind.REVIEW)) {
            Map<String, String> expected = new TreeMap<>();
            history.forEach((order, id) -> {
                if (order.kind() == kind) {
                    expected.put(order.subject(), id);
                }
            });
            if (!expected.isEmpty()) {
                effects(kind, expected);
                events(kind, expected, queue);
            }
        }
        keys();
    }

    /** One effect an order, the one that the answers named, and none that nobody ordered. */
    private static void effects(Order.Kind kind, Map<String, String> expected) {
        List<String> found = Ledgers.rows("SELECT txn_id || '|' || " + kind.id + " FROM "
                + (kind == Order.Kind.DISPUTE ? "bank.disputes" : "bank.reviews") + " WHERE txn_id IN "
                + Ledgers.in(expected.keySet()) + " ORDER BY 1");

        assertThat(found).isEqualTo(lines(expected));
    }

    /** One event an effect; in the queue it stands at least once, and always under the same id. */
    private static void events(Order.Kind kind, Map<String, String> expected, EventQueue queue) {
        String mine = "ops.outbox WHERE group_key IN " + Ledgers.in(expected.values());
        Eventually.of(() -> Ledgers.count(mine + " AND sent_at IS NULL"), left -> left == 0);
        Map<String, String> written = new HashMap<>();
        Ledgers.rows("SELECT group_key || '|' || event_id FROM " + mine).forEach(row -> {
            String[] columns = row.split("\\|", -1);
            assertThat(written.put(columns[0], columns[1]))
                    .as("a second event of %s", columns[0])
                    .isNull();
        });
        assertThat(new TreeSet<>(written.keySet())).isEqualTo(new TreeSet<>(expected.values()));

        Map<String, TreeSet<String>> heard = new HashMap<>();
        for (JsonNode event : queue.heard()) {
            if (written.containsKey(event.path("group").asText())) {
                heard.computeIfAbsent(event.path("group").asText(), group -> new TreeSet<>())
                        .add(event.path("event_id").asText());
            }
        }
        assertThat(heard)
                .as(kind.name())
                .isEqualTo(written.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey, event -> new TreeSet<>(List.of(event.getValue())))));
    }

    /** Each key is remembered once, with the answer that was given under it. */
    private void keys() {
        Map<String, String> expected = new TreeMap<>();
        history.forEach((order, id) -> expected.put(order.key().toString(), id));

        assertThat(Ledgers.rows(
                        "SELECT key || '|' || coalesce(result ->> 'refund_id', result ->> 'dispute_id', result ->> 'review_id')"
                                + " FROM ops.client_keys WHERE key IN " + Ledgers.in(expected.keySet())
                                + " ORDER BY key::text"))
                .isEqualTo(lines(expected));
    }

    private static List<String> lines(Map<String, String> sorted) {
        return sorted.entrySet().stream()
                .map(entry -> entry.getKey() + "|" + entry.getValue())
                .toList();
    }
}
