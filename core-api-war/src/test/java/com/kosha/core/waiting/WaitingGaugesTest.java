package com.kosha.core.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.QueueKind;
import com.kosha.core.BankSystem;
import com.kosha.core.db.Limits;
import com.kosha.resilience.Time;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class WaitingGaugesTest {
    private static final Limits LIMITS =
            new Limits(1, Duration.ofMillis(500), Duration.ofSeconds(3), Duration.ofMillis(100));

    private boolean shut;
    private final WaitingGauges gauges = new WaitingGauges();

    private final PGSimpleDataSource source = new PGSimpleDataSource() {
        @Override
        public Connection getConnection() throws SQLException {
            if (shut) {
                throw new IllegalStateException("The pool is shut");
            }
            return BankSystem.app().getConnection();
        }
    };

    @Test
    void what_cannot_be_looked_at_is_no_number_and_is_looked_at_again() {
        gauges.waiting = new Waiting(BankSystem.db(source, LIMITS), Time.system());
        assertThat(gauges.outboxLag()).isNaN();

        gauges.look();
        assertThat(gauges.outboxLag()).isNotNegative();
        assertThat(gauges.reviews(QueueKind.COMPENSATION)).isNotNegative();

        shut = true;
        gauges.look();
        assertThat(gauges.outboxLag()).isNaN();
        assertThat(gauges.reviews(QueueKind.COMPENSATION)).isNaN();

        shut = false;
        gauges.look();
        assertThat(gauges.outboxLag()).isNotNegative();
    }
}
