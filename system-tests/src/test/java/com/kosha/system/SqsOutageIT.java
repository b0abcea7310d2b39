package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The queue is away while people work. A longer outage: KOSHA_SQS_OUTAGE=PT10M. */
class SqsOutageIT {
    private static final int BEFORE = 20;
    /** More than one after the other can be; the payments last for a long outage too. */
    private static final int MOST_A_SECOND = 50;

    private final Duration outage = Duration.parse(System.getenv().getOrDefault("KOSHA_SQS_OUTAGE", "PT15S"));
    private final EventQueue queue = new EventQueue();
    private final Books books = new Books();

    @AfterEach
    void start_again() {
        Stack.kosha("start", "sqs");
    }

    @Test
    void no_write_fails_or_slows_and_every_event_comes_in_its_order_when_the_queue_is_back() throws Exception {
        List<String> payments =
                new ArrayList<>(Ledgers.payments(BEFORE + MOST_A_SECOND * (int) outage.toSeconds(), System.nanoTime()));
        List<Duration> before = new ArrayList<>();
        for (int i = 0; i < BEFORE; i++) {
            before.add(write(payments));
        }

        Stack.kosha("stop", "sqs");
        List<Duration> meanwhile = new ArrayList<>();
        long end = System.nanoTime() + outage.toNanos();
        String group = "ORDER-" + UUID.randomUUID();
        for (int number = 0; System.nanoTime() < end; number++) {
            meanwhile.add(write(payments));
            append(group, number);
        }
        assertThat(Ledgers.count("ops.outbox WHERE sent_at IS NULL AND attempts > 0 AND dead_at IS NULL"))
                .as("that the queue is away counts against no event")
                .isZero();
        Stack.kosha("start", "sqs");

        books.compareWith(queue);
        Eventually.of(() -> inOrder(group), heard -> heard.size() == meanwhile.size());
        assertThat(inOrder(group)).isSorted();
        assertThat(median(meanwhile))
                .as("before it was %s", median(before))
                .isLessThan(median(before).multipliedBy(2).plusMillis(100));
    }

    private Duration write(List<String> payments) {
        Order order = Order.of(Order.Kind.REVIEW, payments.remove(payments.size() - 1));
        long started = System.nanoTime();
        Answer answer = order.say();
        Duration took = Duration.ofNanos(System.nanoTime() - started);
        if (answer.failed() && answer.code().equals("rate_limited")) {
            books.done(order, order.done());
            return took;
        }
        books.done(order, answer.content());
        return took;
    }

    /** An event more of one thing, as a saga has several of one refund. */
    private static void append(String group, int number) {
        Ledgers.rows("INSERT INTO ops.outbox (event_type, group_key, payload, trace_id) VALUES ('test.happened', '"
                + group + "', '{\"number\":" + number + "}', repeat('0', 32)) RETURNING id");
    }

    private List<Integer> inOrder(String group) {
        return queue.heard().stream()
                .filter(event -> event.path("group").asText().equals(group))
                .map((JsonNode event) -> event.path("payload").path("number").asInt())
                .toList();
    }

    private static Duration median(List<Duration> times) {
        return times.stream().sorted().skip(times.size() / 2).findFirst().orElseThrow();
    }
}
