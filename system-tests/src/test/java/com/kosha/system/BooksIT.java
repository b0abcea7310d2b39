package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/**
 * core-api is killed again and again while people work, each time at another {@link Moment}; then the books are
 * compared. A longer run: {@code ./kosha books --rounds 50}.
 */
class BooksIT {
    private static final Logger LOG = Logger.getLogger(BooksIT.class.getName());
    private static final int ERRANDS_A_ROUND = 24;
    private static final int PEOPLE = 4;
    /** A dispute, its refund, and that the refund is cancelled. */
    private static final int LONGEST_ERRAND = 3;
    /** Sagas and events are still to come when the kill is awaited. */
    private static final int BEFORE_THE_KILL = ERRANDS_A_ROUND / 2;

    private final long seed = Long.parseLong(setting("KOSHA_BOOKS_SEED", Long.toString(System.nanoTime() % 1_000_000)));
    private final int rounds = Integer.parseInt(setting("KOSHA_BOOKS_ROUNDS", "2"));
    private final Random random = new Random(seed);
    private final Books books = new Books();
    private final List<String> kills = new ArrayList<>();
    private int ordered;

    private static String setting(String name, String otherwise) {
        String value = System.getenv(name);
        return value == null || value.isBlank() ? otherwise : value;
    }

    @Test
    void however_often_core_api_is_killed_the_books_agree_with_what_people_were_told() throws Exception {
        LOG.info("KOSHA_BOOKS_SEED=" + seed + " rounds=" + rounds);
        List<String> payments = Ledgers.payments(rounds * ERRANDS_A_ROUND, seed);
        EventQueue queue = new EventQueue();

        for (int round = 0; round < rounds; round++) {
            Moment moment = Moment.IN_TURN.get(round % Moment.IN_TURN.size());
            work(payments.subList(round * ERRANDS_A_ROUND, (round + 1) * ERRANDS_A_ROUND), moment);
        }
        LOG.info("kills:\n" + String.join("\n", kills));

        assertThat(books.size()).isEqualTo(ordered);
        books.compareWith(queue);
    }

    /** Everybody works, and in the midst of it a core-api is gone and comes back. */
    private void work(List<String> payments, Moment moment) throws Exception {
        ExecutorService people = Executors.newFixedThreadPool(PEOPLE);
        try {
            int before = books.size();
            List<Future<?>> errands = new ArrayList<>();
            for (String payment : payments) {
                int orders = random.nextInt(LONGEST_ERRAND + 1);
                ordered += Math.max(1, orders);
                errands.add(people.submit(() -> run(payment, orders)));
            }
            int done = before + random.nextInt(BEFORE_THE_KILL);
            Eventually.within(Order.PATIENCE, books::size, size -> size >= done);
            moment.kill(random);
            Found found = Found.now();
            kills.add(moment + " left " + found);
            Parts.coreApis().forEach(part -> Stack.kosha("start", part));
            assertThat(found.is(moment)).as("%s leaves %s", moment, found).isTrue();
            for (Future<?> errand : errands) {
                errand.get();
            }
        } finally {
            people.shutdownNow();
        }
    }

    /** One person's, of so many orders that each need the one before; of none, a payment is flagged. */
    private void run(String payment, int orders) {
        if (orders == 0) {
            done(Order.of(Order.Kind.REVIEW, payment));
            return;
        }
        JsonNode dispute = done(Order.of(Order.Kind.DISPUTE, payment));
        if (orders > 1) {
            JsonNode refund = done(Order.refund(dispute));
            if (orders > 2) {
                done(Order.of(Order.Kind.CANCELLATION, refund.path("refund_id").asText()));
            }
        }
    }

    private JsonNode done(Order order) {
        JsonNode told = order.done();
        books.done(order, told);
        return told;
    }
}
