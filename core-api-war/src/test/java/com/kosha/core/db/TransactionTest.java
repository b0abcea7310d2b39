package com.kosha.core.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import java.sql.Connection;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class TransactionTest {
    private static final Limits ONE =
            new Limits(1, Duration.ofMillis(500), Duration.ofSeconds(3), Duration.ofMillis(100));
    private static final Query SETTINGS = Query.of("""
            SELECT concat_ws('|', current_setting('app.subject', true), current_setting('app.sees_restricted', true),
                   current_setting('statement_timeout'), current_setting('lock_timeout'),
                   current_setting('transaction_read_only'), current_setting('transaction_isolation')) AS settings
            """);

    private static Query add(UUID event) {
        return Query.of("""
                INSERT INTO ops.outbox (event_id, event_type, group_key, payload, trace_id)
                VALUES (:event, 'test.added', 'test', '{}', repeat('a', 32))
                RETURNING event_id
                """).with("event", event);
    }

    private static String events(UUID event) {
        return BankSystem.look("SELECT count(*) FROM ops.outbox WHERE event_id = '" + event + "'");
    }

    @Test
    void each_statement_knows_its_viewer_and_its_time() {
        var settings = BankSystem.db().write(BankSystem.privileged(), tx -> {
            tx.first(SETTINGS, row -> 1);
            return tx.first(SETTINGS, row -> row.getString("settings"));
        });

        assertThat(settings).hasValue("user-1|on|3s|2700ms|off|read committed");
    }

    @Test
    void all_statements_are_kept_together() {
        UUID first = UUID.randomUUID();
        UUID second = UUID.randomUUID();

        BankSystem.db().write(BankSystem.ordinary(), tx -> {
            tx.list(add(first), row -> 1);
            assertThat(events(first)).isEqualTo("0");
            return tx.list(add(second), row -> 1);
        });

        assertThat(events(first) + events(second)).isEqualTo("11");
    }

    @Test
    void nothing_is_kept_when_the_work_or_a_statement_of_it_fails() {
        UUID event = UUID.randomUUID();

        assertThatThrownBy(() -> BankSystem.db().write(BankSystem.ordinary(), tx -> {
                    tx.list(add(event), row -> 1);
                    throw new AssertionError("killed");
                }))
                .hasMessage("killed");
        assertThat(Refusal.of(() -> BankSystem.db().write(BankSystem.ordinary(), tx -> {
                            tx.list(add(event), row -> 1);
                            return tx.list(add(event), row -> 1);
                        }))
                        .code())
                .isEqualTo("internal");
        assertThat(events(event)).isEqualTo("0");
    }

    @Test
    void what_is_ready_after_the_deadline_is_not_kept() {
        UUID event = UUID.randomUUID();
        Call hurried = BankSystem.within(Duration.ofMillis(900));

        assertThat(Refusal.of(() -> BankSystem.db().write(hurried, tx -> {
                            tx.list(add(event), row -> 1);
                            while (!hurried.deadline().expired()) {
                                Thread.onSpinWait();
                            }
                            return 1;
                        }))
                        .code())
                .isEqualTo("deadline_exceeded");
        assertThat(events(event)).isEqualTo("0");
    }

    @Test
    void the_connection_goes_back_as_it_came_whatever_happened() throws Exception {
        try (Connection only = BankSystem.app().getConnection()) {
            Db db = BankSystem.db(new LentSource(only), ONE);

            db.write(BankSystem.ordinary(), tx -> tx.list(SETTINGS, row -> 1));
            assertThat(only.getAutoCommit()).isTrue();
            Refusal.of(() -> db.write(BankSystem.ordinary(), tx -> tx.list(Query.of("SELECT nonsense"), row -> 1)));
            assertThat(only.getAutoCommit()).isTrue();
            assertThat(db.first(BankSystem.ordinary(), SETTINGS, row -> row.getString("settings")))
                    .hasValue("user-1||3s|0|on|read committed");
        }
    }

    @Test
    void what_is_kept_is_kept_though_the_connection_breaks_when_it_goes_back() throws Exception {
        UUID event = UUID.randomUUID();
        try (Connection only = BankSystem.app().getConnection()) {
            Db db = BankSystem.db(new LentSource(only, true), ONE);

            List<Integer> rows = db.write(BankSystem.ordinary(), tx -> tx.list(add(event), row -> 1));

            assertThat(rows).hasSize(1);
        }
        assertThat(events(event)).isEqualTo("1");
    }

    @Test
    void a_statement_is_cut_by_the_callers_deadline() {
        Query slow = Query.of("SELECT pg_sleep(:s)").with("s", 5.0);

        assertThat(Refusal.of(() -> BankSystem.db()
                                .write(BankSystem.within(Duration.ofMillis(900)), tx -> tx.list(slow, row -> 1)))
                        .code())
                .isEqualTo("deadline_exceeded");
    }
}
