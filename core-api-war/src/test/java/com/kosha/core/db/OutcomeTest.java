package com.kosha.core.db;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class OutcomeTest {
    private static final Query SLOW = Query.of("SELECT pg_sleep(:s)").with("s", 5.0);

    private final List<Outcome> ends = new CopyOnWriteArrayList<>();

    private Db db(DataSource source, Duration cap) {
        Limits limits = new Limits(1, Duration.ofMillis(50), cap, Duration.ofMillis(100));
        return new Db(source, limits, Time.system(), (outcome, nanos) -> {
            assertThat(nanos).isNotNegative();
            ends.add(outcome);
        });
    }

    private void fails(Db db, Call call, Query query) {
        Refusal.of(() -> db.list(call, query, row -> 1));
    }

    @Test
    void each_end_of_a_statement_is_told_once_by_its_name() {
        Db db = db(BankSystem.app(), Duration.ofSeconds(3));

        db.list(BankSystem.ordinary(), Query.of("SELECT 1"), row -> 1);
        fails(db, BankSystem.within(Duration.ofMillis(700)), SLOW);
        fails(db(BankSystem.app(), Duration.ofMillis(200)), BankSystem.ordinary(), SLOW);
        fails(db, BankSystem.ordinary(), Query.of("SELECT nonsense"));

        assertThat(ends).containsExactly(Outcome.SUCCESS, Outcome.CUT_BY_DEADLINE, Outcome.TIMEOUT, Outcome.ERROR);
    }

    @Test
    void a_database_that_is_away_is_a_failed_connection() {
        var nowhere = new org.postgresql.ds.PGSimpleDataSource();
        nowhere.setUrl("jdbc:postgresql://127.0.0.1:1/nowhere");

        fails(db(nowhere, Duration.ofSeconds(3)), BankSystem.ordinary(), SLOW);

        assertThat(ends).containsExactly(Outcome.CONNECT);
    }

    @Test
    void a_label_is_the_name_in_small_letters() {
        assertThat(Outcome.CUT_BY_DEADLINE.label()).isEqualTo("cut_by_deadline");
    }
}
