package com.kosha.core.db;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class CancellationTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String SPAN = "00f067aa0ba902b7";
    private static final Limits LIMITS =
            new Limits(1, Duration.ofMillis(500), Duration.ofSeconds(3), Duration.ofMillis(100));
    private static final Query NOW = Query.of("SELECT 1 AS one");

    private final List<Outcome> ends = new CopyOnWriteArrayList<>();
    private final Db db = new Db(BankSystem.app(), LIMITS, Time.system(), (outcome, nanos) -> ends.add(outcome));
    private final Running running = new Running();
    private final Viewer viewer = viewer("user-1", "agent-1");
    private final Call call = new Call(viewer, Deadline.in(Duration.ofSeconds(8), Time.system()));

    private static Viewer viewer(String subject, String client) {
        return new Viewer(subject, client, Set.of(), Optional.empty(), false);
    }

    @BeforeEach
    void comes_in() {
        running.begin(call.cancellation(), viewer, TRACE, SPAN);
    }

    @AfterEach
    void is_answered() {
        running.end(call.cancellation());
    }

    /** Sleeps in PostgreSQL for two seconds, and is seen to do so before this returns. */
    private CompletableFuture<String> asleep() throws InterruptedException {
        Query sleep = Query.of("SELECT pg_sleep(:s)").with("s", 2.0);
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(
                () -> Refusal.of(() -> db.list(call, sleep, row -> 1)).code());
        Db observer = BankSystem.db();
        Query sleepers = Query.of("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'");
        while (observer.list(BankSystem.ordinary(), sleepers, row -> 1).isEmpty()) {
            Thread.sleep(10);
        }
        return answer;
    }

    private void cancelled(@Nullable String span) throws Exception {
        CompletableFuture<String> answer = asleep();

        running.cancel(viewer, TRACE, span);

        assertThat(answer.get()).as("one that sleeps to its end has a row").isEqualTo("deadline_exceeded");
        assertThat(ends).containsExactly(Outcome.CANCELLED);
    }

    @Test
    void a_caller_that_left_ends_the_statement_that_runs_for_it() throws Exception {
        cancelled(SPAN);
    }

    @Test
    void a_whole_trace_can_be_called_off() throws Exception {
        cancelled(null);
    }

    @Test
    void the_connection_is_free_for_the_next_statement_at_once() throws Exception {
        cancelled(SPAN);

        assertThat(db.list(BankSystem.ordinary(), NOW, row -> row.getInt("one")))
                .containsExactly(1);
        assertThat(db.inUse()).isZero();
    }

    @Test
    void after_it_no_other_statement_of_the_request_begins() throws Exception {
        running.cancel(viewer, TRACE, SPAN);

        assertThat(Refusal.of(() -> db.list(call, NOW, row -> 1)).code()).isEqualTo("deadline_exceeded");
        assertThat(ends).containsExactly(Outcome.CANCELLED);
    }

    @Test
    void nobody_calls_off_what_another_asked_for_nor_another_attempt() {
        running.cancel(viewer("user-2", "agent-1"), TRACE, null);
        running.cancel(viewer("user-1", "agent-2"), TRACE, null);
        running.cancel(viewer, TRACE.replace('4', '5'), null);
        running.cancel(viewer, TRACE, "00f067aa0ba902b8");
        running.cancel(viewer, TRACE, "");

        assertThat(db.list(call, NOW, row -> row.getInt("one"))).containsExactly(1);
    }

    @Test
    void a_request_that_was_answered_cannot_be_called_off_any_more() {
        running.end(call.cancellation());

        running.cancel(viewer, TRACE, null);

        assertThat(call.cancellation().isCalled()).isFalse();
    }

    @Test
    void a_statement_that_is_over_is_not_hit() {
        db.list(call, NOW, row -> 1);

        running.cancel(viewer, TRACE, SPAN); // would end whatever its connection does now

        assertThat(BankSystem.db().list(BankSystem.ordinary(), NOW, row -> row.getInt("one")))
                .containsExactly(1);
        assertThat(ends).containsExactly(Outcome.SUCCESS);
    }
}
