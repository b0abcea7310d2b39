package com.kosha.core.db;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import java.sql.Connection;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class DbTest {
    private static final Query SETTINGS = Query.of("""
            SELECT concat_ws('|', current_setting('app.subject', true), current_setting('app.sees_restricted', true),
                   current_setting('app.kb_ceiling', true), current_setting('statement_timeout'),
                   current_setting('transaction_read_only')) AS settings
            """);

    private static String settings(Db db, Call call) {
        return db.first(call, SETTINGS, row -> row.getString("settings")).orElseThrow();
    }

    @Test
    void a_statement_knows_its_viewer_and_its_time() {
        assertThat(settings(BankSystem.db(), BankSystem.privileged())).isEqualTo("user-1|on|1|3s|on");
    }

    @Test
    void nothing_of_it_outlives_the_statement() throws Exception {
        try (Connection only = BankSystem.app().getConnection()) {
            Db db = BankSystem.db(new LentSource(only), limits(1));

            String during = settings(db, BankSystem.privileged());
            String after;
            try (var statement = only.createStatement();
                    var result = statement.executeQuery(SETTINGS.sql().text())) {
                result.next();
                after = result.getString(1);
            }

            assertThat(during).startsWith("user-1|on");
            assertThat(after).isEqualTo("|||0|off");
        }
    }

    @Test
    void what_the_callers_deadline_cuts_is_the_callers_deadline() {
        Duration minute = Duration.ofMinutes(1);
        Db db = BankSystem.db(BankSystem.app(), new Limits(1, minute, minute, Duration.ofMillis(100)));
        Query slow = Query.of("SELECT pg_sleep(:s)").with("s", 60.0);
        long start = System.nanoTime();

        String code = Refusal.of(() -> db.list(BankSystem.within(Duration.ofMillis(900)), slow, row -> 1))
                .code();

        assertThat(code).isEqualTo("deadline_exceeded");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(minute);
    }

    @Test
    void what_our_own_cap_cuts_is_postgres_being_slow() {
        Limits impatient = new Limits(2, Duration.ofMillis(500), Duration.ofMillis(200), Duration.ofMillis(100));
        Db db = BankSystem.db(BankSystem.app(), impatient);
        Query slow = Query.of("SELECT pg_sleep(:s)").with("s", 5.0);

        var problem = Refusal.of(() -> db.list(BankSystem.ordinary(), slow, row -> 1));

        assertThat(problem.code() + " " + problem.dependency()).isEqualTo("dependency_unavailable postgres");
    }

    @Test
    void a_spent_deadline_takes_no_connection() {
        AtomicInteger taken = new AtomicInteger();
        Db db = BankSystem.db(new CountingSource(taken), limits(1));

        assertThat(Refusal.of(() -> db.list(BankSystem.within(Duration.ofMillis(90)), SETTINGS, row -> 1))
                        .code())
                .isEqualTo("deadline_exceeded");
        assertThat(taken).hasValue(0);
    }

    @Test
    void no_connection_in_time_is_overload_and_the_connection_returns_afterwards() throws Exception {
        Db db = BankSystem.db(BankSystem.app(), limits(1));
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch leave = new CountDownLatch(1);
        Thread holder = new Thread(() -> db.list(BankSystem.ordinary(), SETTINGS, row -> {
            inside.countDown();
            await(leave);
            return 1;
        }));
        holder.start();
        inside.await();

        var problem = Refusal.of(() -> db.list(BankSystem.ordinary(), SETTINGS, row -> 1));
        leave.countDown();
        holder.join();

        assertThat(problem.code() + " " + problem.dependency() + " " + problem.retryAfterS())
                .isEqualTo("overloaded postgres 1");
        assertThat(db.list(BankSystem.ordinary(), SETTINGS, row -> 1)).isEqualTo(List.of(1));
    }

    @Test
    void a_statement_that_fails_gives_its_connection_back() {
        Db db = BankSystem.db(BankSystem.app(), limits(1));

        for (int i = 0; i < 3; i++) {
            assertThat(Refusal.of(() -> db.list(BankSystem.ordinary(), Query.of("SELECT nonsense"), row -> 1))
                            .code())
                    .isEqualTo("internal");
        }
        assertThat(settings(db, BankSystem.ordinary())).startsWith("user-1||1");
    }

    @Test
    void a_read_changes_nothing() {
        Query write = Query.of("DELETE FROM ops.outbox RETURNING 1");

        assertThat(Refusal.of(() -> BankSystem.db().list(BankSystem.ordinary(), write, row -> 1))
                        .code())
                .isEqualTo("internal");
    }

    @Test
    void a_database_that_is_away_is_an_unavailable_postgres() {
        var nowhere = new org.postgresql.ds.PGSimpleDataSource();
        nowhere.setUrl("jdbc:postgresql://127.0.0.1:1/nowhere");

        var problem =
                Refusal.of(() -> BankSystem.db(nowhere, limits(1)).list(BankSystem.ordinary(), SETTINGS, row -> 1));

        assertThat(problem.code() + " " + problem.dependency()).isEqualTo("dependency_unavailable postgres");
        assertThat(problem.message()).doesNotContain("127.0.0.1");
    }

    private static Limits limits(int connections) {
        return new Limits(connections, Duration.ofMillis(50), Duration.ofSeconds(3), Duration.ofMillis(100));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
