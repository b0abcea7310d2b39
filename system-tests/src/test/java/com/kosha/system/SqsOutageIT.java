package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The queue is away while people work. A longer outage: KOSHA_SQS_OUTAGE=PT10M. */
class SqsOutageIT {
    private static final Logger LOG = Logger.getLogger(SqsOutageIT.class.getName());
    /** Writes through each gateway before it is measured. */
    private static final int WARMING = 20;

    private static final Duration BEFORE = Duration.ofSeconds(10);
    private static final int PEOPLE = 4;
    /** More than all of them together can do; the payments last for a long outage too. */
    private static final int MOST_A_SECOND = 120;

    /** What a refund comes to at most, with all that happens to it. */
    private static final int EVENTS_OF_ONE = 8;

    private static final String UNSENT = "ops.outbox WHERE sent_at IS NULL AND dead_at IS NULL";

    private final Duration outage = Duration.parse(System.getenv().getOrDefault("KOSHA_SQS_OUTAGE", "PT15S"));
    private final EventQueue queue = new EventQueue();
    private final Books books = new Books();
    private final Queue<String> payments = new ConcurrentLinkedQueue<>(
            Ledgers.payments(MOST_A_SECOND * (int) outage.plus(BEFORE).toSeconds(), System.nanoTime()));
    private final String run = "ORDER-" + UUID.randomUUID() + "-";
    private int appended;

    @AfterEach
    void start_again() {
        Stack.kosha("start", "sqs");
    }

    @Test
    void no_write_fails_or_slows_and_every_event_comes_in_its_order_when_the_queue_is_back() throws Exception {
        warmUp();
        Times before = work(BEFORE);

        Stack.kosha("stop", "sqs");
        Times meanwhile = work(outage);
        long backlog = Ledgers.count(UNSENT);
        assertThat(Ledgers.count(UNSENT + " AND attempts > 0"))
                .as("that the queue is away counts against no event")
                .isZero();
        Stack.kosha("start", "sqs");
        long back = System.nanoTime();
        Eventually.within(outage.plusMinutes(1), () -> Ledgers.count(UNSENT), left -> left == 0);
        LOG.info("before: " + before + "; for " + outage + " without the queue: " + meanwhile + "; " + backlog
                + " events left within " + Duration.ofNanos(System.nanoTime() - back));

        books.compareWith(queue);
        assertThat(inOrder()).isEqualTo(IntStream.range(0, appended).boxed().toList());
        assertThat(meanwhile.median())
                .isLessThan(before.median().multipliedBy(2).plusMillis(100));
    }

    /** What comes first is slower; and after a test that has killed core-api, a breaker may be open that must close. */
    private void warmUp() {
        for (String gateway : Stack.gateways()) {
            for (int i = 0; i < WARMING; i++) {
                Order order = Order.of(Order.Kind.REVIEW, payments.remove());
                Answer told = Eventually.of(() -> order.sayTo(gateway), answer -> !answer.failed());
                books.done(order, told.content());
            }
        }
    }

    /** Everybody writes for so long, and events come in of which several are of one thing. */
    private Times work(Duration howLong) throws Exception {
        long end = System.nanoTime() + howLong.toNanos();
        ExecutorService people = Executors.newFixedThreadPool(PEOPLE);
        try {
            List<Future<List<Duration>>> writing = new ArrayList<>();
            for (int person = 0; person < PEOPLE; person++) {
                writing.add(people.submit(() -> writes(end)));
            }
            while (System.nanoTime() < end) {
                append();
            }
            List<Duration> all = new ArrayList<>();
            for (Future<List<Duration>> one : writing) {
                all.addAll(one.get());
            }
            return new Times(all);
        } finally {
            people.shutdownNow();
        }
    }

    private List<Duration> writes(long end) {
        List<Duration> took = new ArrayList<>();
        while (System.nanoTime() < end) {
            took.add(write(Order.of(Order.Kind.REVIEW, payments.remove())));
            took.add(write(Order.of(Order.Kind.DISPUTE, payments.remove())));
        }
        return took;
    }

    private Duration write(Order order) {
        long started = System.nanoTime();
        Answer answer = order.say();
        Duration took = Duration.ofNanos(System.nanoTime() - started);
        books.done(order, answer.content());
        return took;
    }

    private void append() {
        Ledgers.rows("INSERT INTO ops.outbox (event_type, group_key, payload, trace_id) VALUES ('test.happened', '"
                + run + appended / EVENTS_OF_ONE + "', '{\"number\":" + appended + "}', repeat('0', 32)) RETURNING id");
        appended++;
    }

    /** One group after the other, each as it came. */
    private List<Integer> inOrder() {
        return queue.heard().stream()
                .filter(event -> event.path("group").asText().startsWith(run))
                .map(event -> event.path("payload").path("number").asInt())
                .sorted(Comparator.comparing(number -> number / EVENTS_OF_ONE))
                .toList();
    }
}
