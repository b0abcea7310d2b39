package com.kosha.resilience;

import static com.kosha.resilience.Hedge.Side.BACKUP;
import static com.kosha.resilience.Hedge.Side.PRIMARY;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.resilience.Hedge.Served;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HedgeTest {
    private static final Duration NEVER = Duration.ofDays(1);
    private final ExecutorService runners = Executors.newCachedThreadPool();
    private final RetryBudget budget = RetryBudget.forHedges();
    private final Semaphore hanging = new Semaphore(0);
    private final CountDownLatch cancelled = new CountDownLatch(1);
    private final VirtualTime time = new VirtualTime();
    private final List<Duration> latencies = new ArrayList<>();
    private final AtomicInteger backups = new AtomicInteger();

    @AfterEach
    void nobody_runs_on() {
        runners.shutdownNow();
    }

    @Test
    void a_primary_that_answers_in_time_is_alone() throws Exception {
        assertThat(hedge(NEVER).call(() -> "primary", this::backup)).isEqualTo(new Served<>("primary", PRIMARY, false));
        assertThat(backups).hasValue(0);
        assertThat(budget.milliTokens()).isEqualTo(1_100);
    }

    @Test
    void a_slow_primary_gets_a_backup_beside_it_and_the_loser_is_really_cancelled() throws Exception {
        Served<String> served = hedge(Duration.ZERO).call(this::hang, this::backupOnceThePrimaryHangs);

        assertThat(served).isEqualTo(new Served<>("backup 1", BACKUP, true));
        assertThat(cancelled.await(10, SECONDS)).isTrue();
        assertThat(budget.milliTokens()).isEqualTo(100);
    }

    @Test
    void a_backup_that_fails_does_not_end_the_race() throws Exception {
        CountDownLatch backupFailed = new CountDownLatch(1);

        Served<String> served = hedge(Duration.ZERO).call(() -> after(backupFailed, "primary"), () -> {
            backupFailed.countDown();
            throw new AttemptFailed(NoAnswer.CONNECT);
        });

        assertThat(served).isEqualTo(new Served<>("primary", PRIMARY, true));
    }

    @Test
    void a_primary_that_fails_is_replaced_for_free() throws Exception {
        Served<String> served = hedge(NEVER).call(HedgeTest::fail, this::backup);

        assertThat(served).isEqualTo(new Served<>("backup 1", BACKUP, false));
        assertThat(budget.milliTokens()).isEqualTo(1_100);
    }

    @Test
    void without_a_token_the_slow_primary_is_waited_for() throws Exception {
        budget.withdraw();

        Served<String> served = hedge(Duration.ZERO).call(() -> "primary", this::backup);

        assertThat(served).isEqualTo(new Served<>("primary", PRIMARY, false));
        assertThat(backups).hasValue(0);
    }

    @Test
    void a_primary_without_a_rival_is_waited_for_however_long_it_takes() throws Exception {
        Thread caller = Thread.currentThread();
        budget.withdraw();

        Served<String> served = hedge(Duration.ZERO).call(() -> onceWaitedFor(caller), this::backup);

        runners.shutdown();
        assertThat(runners.awaitTermination(10, SECONDS)).isTrue();
        assertThat(served).isEqualTo(new Served<>("primary", PRIMARY, false));
        assertThat(backups).hasValue(0);
    }

    @Test
    void the_primarys_latency_is_remembered_when_it_wins() throws Exception {
        hedge(NEVER).call(() -> after(Duration.ofMillis(120)), this::backup);

        assertThat(latencies).containsExactly(Duration.ofMillis(120));
    }

    @Test
    void a_primary_that_lost_is_remembered_with_the_time_it_had() throws Exception {
        hedge(Duration.ZERO).call(this::hang, () -> after(Duration.ofMillis(700)));

        assertThat(latencies).containsExactly(Duration.ofMillis(700));
    }

    @Test
    void a_primary_that_failed_says_nothing_about_latency() throws Exception {
        hedge(NEVER).call(HedgeTest::fail, this::backup);

        assertThat(latencies).isEmpty();
    }

    @Test
    void when_no_thread_is_free_both_have_failed() {
        runners.shutdown();

        assertThatThrownBy(() -> hedge(NEVER).call(() -> "primary", this::backup))
                .isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void when_both_fail_it_is_the_primarys_error_that_is_thrown_and_none_is_lost() {
        AttemptFailed first = new AttemptFailed(NoAnswer.CONNECT);
        AttemptFailed second = new AttemptFailed(NoAnswer.TIMEOUT);

        assertThatThrownBy(() -> hedge(NEVER).call(throwing(first), throwing(second)))
                .isSameAs(first)
                .hasSuppressedException(second);
        assertThat(budget.milliTokens()).isEqualTo(1_000);
    }

    @Test
    void a_caller_who_leaves_takes_both_sides_along() throws Exception {
        Thread caller = Thread.currentThread();

        assertThatThrownBy(() -> hedge(NEVER)
                        .call(
                                () -> {
                                    caller.interrupt();
                                    return hang();
                                },
                                this::backup))
                .isInstanceOf(InterruptedException.class);
        assertThat(cancelled.await(10, SECONDS)).isTrue();
    }

    @Test
    void the_loser_is_ignored_by_its_breaker() throws Exception {
        Dependency primary = new Dependency();
        primary.answering(attempt -> {
            try {
                return hang();
            } catch (IllegalStateException interrupted) {
                throw new AttemptFailed(NoAnswer.CANCELLED, interrupted);
            }
        });

        for (int call = 0; call < 30; call++) {
            budget.refund();
            hedge(Duration.ZERO).call(() -> primary.call(Duration.ofSeconds(8)), this::backupOnceThePrimaryHangs);
        }
        runners.shutdown();
        assertThat(runners.awaitTermination(10, SECONDS)).isTrue();
        assertThat(primary.breaker.state()).isEqualTo(BreakerState.CLOSED);
        assertThat(primary.bulkhead.inUse()).isZero();
    }

    private Hedge hedge(Duration delay) {
        return new Hedge(runners, () -> delay, latencies::add, budget, time);
    }

    private String backup() {
        return "backup " + backups.incrementAndGet();
    }

    private String backupOnceThePrimaryHangs() {
        hanging.acquireUninterruptibly();
        return backup();
    }

    private String hang() {
        hanging.release();
        return after(new CountDownLatch(1), "never");
    }

    private String after(CountDownLatch moment, String answer) {
        try {
            moment.await();
            return answer;
        } catch (InterruptedException stop) {
            cancelled.countDown();
            throw new IllegalStateException(stop);
        }
    }

    private static String onceWaitedFor(Thread caller) {
        while (caller.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        return "primary";
    }

    private String after(Duration span) {
        time.pass(span);
        return "after " + span;
    }

    private static String fail() {
        throw new AttemptFailed(NoAnswer.CONNECT);
    }

    private static Supplier<String> throwing(RuntimeException failure) {
        return () -> {
            throw failure;
        };
    }
}
