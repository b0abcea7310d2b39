package com.kosha.gateway.limits;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.limits.Take.Outcome;
import com.kosha.resilience.SharedBucket.Store;
import com.kosha.resilience.TokenBucket;
import com.kosha.resilience.TokenBucket.Level;
import com.kosha.stack.MovedTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ClientBucketTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    private final MovedTime time = new MovedTime();
    private final SharedStore store = new SharedStore();
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    private ClientBucket on(Store shared) {
        return on(shared, Runnable::run);
    }

    private ClientBucket on(Store shared, Executor asking) {
        return new ClientBucket(TokenBucket.PER_CLIENT, shared, asking, time);
    }

    private static Map<Outcome, Long> taken(int times, Supplier<Take> take) {
        return Stream.generate(take).limit(times).collect(Collectors.groupingBy(Take::outcome, Collectors.counting()));
    }

    @Test
    void a_fresh_client_may_ask_twenty_times_at_once_and_then_once_a_second() {
        ClientBucket bucket = on(store);

        assertThat(taken(25, () -> bucket.take(LONG, false)))
                .isEqualTo(Map.of(Outcome.ADMITTED, 20L, Outcome.DENIED, 5L));
        assertThat(bucket.take(LONG, false).retryAfter()).isEqualTo(Duration.ofSeconds(1));
        time.pass(Duration.ofSeconds(2));
        assertThat(taken(5, () -> bucket.take(LONG, false)))
                .isEqualTo(Map.of(Outcome.ADMITTED, 2L, Outcome.DENIED, 3L));
    }

    @Test
    void an_admitted_request_costs_one_write_and_one_that_is_known_to_be_denied_costs_nothing() {
        ClientBucket bucket = on(store);

        taken(50, () -> bucket.take(LONG, false));

        assertThat(store.writes).hasValue(20);
        assertThat(store.reads).hasValue(1); // the first, of somebody unknown
    }

    @Test
    void what_is_left_is_told_with_each_answer() {
        ClientBucket bucket = on(store);

        Take first = bucket.take(LONG, false);

        assertThat(first.remaining()).hasValue(19);
        assertThat(first.fullAfterSeconds()).hasValue(1);
    }

    @Test
    void requests_that_come_while_a_write_is_on_its_way_share_the_next_one() throws InterruptedException {
        CountDownLatch held = new CountDownLatch(1);
        ClientBucket bucket = on(slow(held), threads);
        List<Thread> requests = new ArrayList<>();
        Map<Outcome, Integer> outcomes = new ConcurrentHashMap<>();
        for (int i = 0; i < 30; i++) {
            Thread request =
                    new Thread(() -> outcomes.merge(bucket.take(LONG, false).outcome(), 1, Integer::sum));
            requests.add(request);
            request.start();
            waitsForItsToken(request);
        }

        held.countDown();
        for (Thread request : requests) {
            request.join();
        }

        assertThat(outcomes).isEqualTo(Map.of(Outcome.ADMITTED, 20, Outcome.DENIED, 10));
        assertThat(store.writes).hasValue(2);
    }

    private Store slow(CountDownLatch held) {
        return new Store() {
            @Override
            public @Nullable Level read() {
                return store.read();
            }

            @Override
            public boolean replace(@Nullable Level seen, Level next) {
                try {
                    held.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return store.replace(seen, next);
            }
        };
    }

    private static void waitsForItsToken(Thread request) throws InterruptedException {
        while (request.getState() != Thread.State.TIMED_WAITING) {
            Thread.sleep(1);
        }
    }

    @Test
    void two_servers_admit_no_more_together_than_one() throws InterruptedException {
        Map<Outcome, Integer> outcomes = new ConcurrentHashMap<>();
        List<Thread> requests = new ArrayList<>();
        for (ClientBucket server : List.of(on(store, threads), on(store, threads))) {
            for (int i = 0; i < 100; i++) {
                requests.add(
                        new Thread(() -> outcomes.merge(server.take(LONG, false).outcome(), 1, Integer::sum)));
            }
        }

        requests.forEach(Thread::start);
        for (Thread request : requests) {
            request.join();
        }

        assertThat(outcomes.get(Outcome.ADMITTED)).isLessThanOrEqualTo(20);
        assertThat(outcomes).doesNotContainKey(Outcome.OPEN_UNAVAILABLE);
    }

    @Test
    void while_the_store_is_away_everybody_is_let_through() {
        ClientBucket bucket = on(store.away());

        assertThat(taken(50, () -> bucket.take(LONG, false))).isEqualTo(Map.of(Outcome.OPEN_UNAVAILABLE, 50L));
    }

    @Test
    void with_the_backstop_no_more_than_a_bucket_of_this_servers_own_admits() {
        ClientBucket bucket = on(store.away());

        assertThat(taken(50, () -> bucket.take(LONG, true)))
                .isEqualTo(Map.of(Outcome.OPEN_UNAVAILABLE, 20L, Outcome.DENIED, 30L));
    }

    @Test
    void who_loses_each_time_to_other_servers_is_let_through_as_far_as_an_own_bucket_admits() {
        ClientBucket bucket = on(store.contended());

        assertThat(taken(50, () -> bucket.take(LONG, false)))
                .isEqualTo(Map.of(Outcome.OPEN_CONTENDED, 20L, Outcome.DENIED, 30L));
        assertThat(store.writes).hasValue(4 * 50);
    }

    @Test
    void a_store_that_does_not_answer_in_time_is_not_waited_for() {
        ClientBucket bucket = on(slow(new CountDownLatch(1)), threads);

        assertThat(taken(3, () -> bucket.take(Duration.ofMillis(5), false)))
                .isEqualTo(Map.of(Outcome.OPEN_UNAVAILABLE, 3L));
    }

    @Test
    void a_server_without_a_thread_to_spare_lets_through_and_asks_again_next_time() {
        List<Runnable> given = new ArrayList<>();
        ClientBucket bucket = on(store, work -> {
            given.add(work);
            if (given.size() == 1) {
                throw new RejectedExecutionException();
            }
            work.run();
        });

        assertThat(bucket.take(LONG, false).outcome()).isEqualTo(Outcome.OPEN_UNAVAILABLE);
        assertThat(bucket.take(LONG, false).outcome()).isEqualTo(Outcome.ADMITTED);
    }
}
