package com.kosha.core.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.Problem;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The guard by itself, around deeds that only count. */
class OnceTest {
    private static final String KEYS = "SELECT count(*) FROM ops.client_keys WHERE key = '%s'";
    private static final String WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted";

    private final Db db = Writers.eight();
    private final AtomicInteger done = new AtomicInteger();

    record Arguments(String what, String how) {}

    record Result(int number) {}

    private static Deed deed(String what, String how) {
        return Deed.of("count_up", new Arguments(what, how), Map.of("what", what));
    }

    private static Deed any() {
        return deed(UUID.randomUUID().toString(), "quickly");
    }

    private Effect<Result> effect() {
        int number = done.incrementAndGet();
        return new Effect<>("EFFECT-" + number, new Result(number));
    }

    private Answer<Result> run(Write write, Deed deed) {
        return db.write(write.call(), tx -> Once.run(tx, write, deed, Result.class, this::effect));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void an_exception_before_the_commit_leaves_nothing() {
        Write write = Writers.under(UUID.randomUUID());
        Deed deed = any();
        String intents = BankSystem.look("SELECT count(*) FROM ops.intents");

        assertThatThrownBy(() -> db.write(write.call(), tx -> {
                    Once.run(tx, write, deed, Result.class, this::effect);
                    throw new IllegalStateException("killed");
                }))
                .hasMessage("killed");

        assertThat(BankSystem.look(KEYS.formatted(write.key()))).isEqualTo("0");
        assertThat(BankSystem.look("SELECT count(*) FROM ops.intents")).isEqualTo(intents);
        assertThat(run(write, deed)).isEqualTo(new Answer<>(new Result(2), false));
    }

    @Test
    void a_backend_that_dies_in_the_midst_leaves_nothing() {
        Write write = Writers.under(UUID.randomUUID());
        Deed deed = any();

        Problem problem = Refusal.of(() -> db.write(write.call(), tx -> {
            Once.run(tx, write, deed, Result.class, this::effect);
            return tx.list(Query.of("SELECT pg_terminate_backend(pg_backend_pid())"), row -> 1);
        }));

        assertThat(problem.code()).isEqualTo("dependency_unavailable");
        assertThat(BankSystem.look(KEYS.formatted(write.key()))).isEqualTo("0");
        assertThat(run(write, deed).replayed()).isFalse();
    }

    @Test
    void a_duplicate_in_flight_waits_and_is_then_told_the_first_answer() throws Exception {
        Write write = Writers.under(UUID.randomUUID());
        Deed deed = any();
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch inside = new CountDownLatch(1);
        var first = CompletableFuture.supplyAsync(() -> slow(write, deed, inside, release));
        inside.await();

        var second = CompletableFuture.supplyAsync(() -> run(write, deed));
        while (BankSystem.look(WAITING).equals("0")) {
            Thread.onSpinWait();
        }
        release.countDown();

        assertThat(first.get()).isEqualTo(new Answer<>(new Result(1), false));
        assertThat(second.get()).isEqualTo(new Answer<>(new Result(1), true));
    }

    @Test
    void a_duplicate_whose_first_fails_while_it_waits_is_the_first_itself() throws Exception {
        Write write = Writers.under(UUID.randomUUID());
        Deed deed = any();
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch inside = new CountDownLatch(1);
        var first = CompletableFuture.supplyAsync(() -> db.write(write.call(), tx -> {
            Once.run(tx, write, deed, Result.class, this::effect);
            inside.countDown();
            await(release);
            throw new IllegalStateException("killed");
        }));
        inside.await();

        var second = CompletableFuture.supplyAsync(() -> run(write, deed));
        while (BankSystem.look(WAITING).equals("0")) {
            Thread.onSpinWait();
        }
        release.countDown();

        assertThat(second.get().replayed()).isFalse();
        assertThat(first).isCompletedExceptionally();
    }

    @Test
    void a_duplicate_that_cannot_wait_so_long_is_a_conflict_that_is_over_soon() throws Exception {
        Write write = Writers.under(UUID.randomUUID());
        Deed deed = any();
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch inside = new CountDownLatch(1);
        var first = CompletableFuture.supplyAsync(() -> slow(write, deed, inside, release));
        inside.await();

        Problem byKey = Refusal.of(() -> run(hurried("user-1", write.key()), deed));
        Problem byIntent = Refusal.of(() -> run(hurried("user-2", UUID.randomUUID()), deed));
        release.countDown();

        assertThat(byKey.code() + " " + byKey.retryAfterS()).isEqualTo("conflict 1");
        assertThat(byIntent.code() + " " + byIntent.retryAfterS()).isEqualTo("conflict 1");
        assertThat(first.get().replayed()).isFalse();
        assertThat(run(Writers.under(UUID.randomUUID()), deed).result()).isEqualTo(new Result(1));
    }

    private static Write hurried(String subject, UUID key) {
        return Writers.within(Duration.ofSeconds(1), subject, "agent-1", false, key);
    }

    private Answer<Result> slow(Write write, Deed deed, CountDownLatch inside, CountDownLatch release) {
        return db.write(
                write.call(),
                tx -> Once.run(tx, write, deed, Result.class, () -> {
                    inside.countDown();
                    await(release);
                    return effect();
                }));
    }

    @Test
    void a_key_is_kept_for_seven_days_and_may_then_mean_something_else() {
        Write write = Writers.under(UUID.randomUUID());
        run(write, any());
        String kept = "SELECT expires_at - created_at FROM ops.client_keys WHERE key = '%s'".formatted(write.key());
        assertThat(BankSystem.look(kept)).isEqualTo("7 days");

        expire(write);

        assertThat(run(write, any())).isEqualTo(new Answer<>(new Result(2), false));
        assertThat(BankSystem.look(kept)).isEqualTo("7 days");
        assertThat(BankSystem.look(
                        "SELECT expires_at > now() FROM ops.client_keys WHERE key = '%s'".formatted(write.key())))
                .isEqualTo("t");
    }

    @Test
    void keys_that_are_past_are_swept_away_by_new_ones() {
        Write old = Writers.under(UUID.randomUUID());
        run(old, any());
        expire(old);

        run(Writers.under(UUID.randomUUID()), any());

        assertThat(BankSystem.look(KEYS.formatted(old.key()))).isEqualTo("0");
    }

    @Test
    void an_intent_outlives_the_keys_and_is_forgotten_when_its_effect_is_undone() {
        Deed deed = any();
        Write first = Writers.under(UUID.randomUUID());
        run(first, deed);
        expire(first);

        assertThat(run(Writers.under(UUID.randomUUID()), deed).replayed()).isTrue();
        db.write(first.call(), tx -> {
            Once.forget(tx, "count_up", "EFFECT-1");
            return true;
        });

        assertThat(run(Writers.under(UUID.randomUUID()), deed)).isEqualTo(new Answer<>(new Result(2), false));
    }

    private static void expire(Write write) {
        BankSystem.look(
                "UPDATE ops.client_keys SET expires_at = now() - interval '1 second' WHERE key = '%s' RETURNING 1"
                        .formatted(write.key()));
    }
}
