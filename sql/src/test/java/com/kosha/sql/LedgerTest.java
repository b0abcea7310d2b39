package com.kosha.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerTest {
    private static final String DENIED = "42501";
    private static final String SUMS =
            "SELECT refund_id || ' ' || sum(amount_paise) FROM ledger.entries GROUP BY refund_id ORDER BY refund_id";

    private Connection app;

    @BeforeEach
    void connect() throws SQLException {
        app = DatabaseFixture.ledger().asApplication();
        pay("RFD-00000001", "DSP-00000001");
    }

    @AfterEach
    void disconnect() throws SQLException {
        app.close();
    }

    private void pay(String refund, String dispute) throws SQLException {
        DatabaseFixture.run(
                app,
                "INSERT INTO ledger.payments (refund_id, dispute_id, amount_paise, saga_id) VALUES ('" + refund + "', '"
                        + dispute + "', 500, gen_random_uuid())");
    }

    @Test
    void a_payment_and_its_reversal_write_their_entries_themselves() throws SQLException {
        DatabaseFixture.run(app, "UPDATE ledger.payments SET state = 'REVERSED'");
        DatabaseFixture.run(app, "UPDATE ledger.payments SET changed_at = now()");
        pay("RFD-00000002", "DSP-00000001");

        assertThat(DatabaseFixture.column(app, "SELECT amount_paise FROM ledger.entries ORDER BY entry_id"))
                .containsExactly("500", "-500", "500");
        assertThat(DatabaseFixture.column(app, SUMS)).containsExactly("RFD-00000001 0", "RFD-00000002 500");
    }

    @Test
    void what_was_never_recorded_moves_no_money_when_it_is_barred() throws SQLException {
        DatabaseFixture.run(app, """
                INSERT INTO ledger.payments (refund_id, dispute_id, amount_paise, saga_id, state)
                VALUES ('RFD-00000002', 'DSP-00000002', 500, gen_random_uuid(), 'REVERSED')
                """);

        assertThat(DatabaseFixture.column(app, SUMS)).containsExactly("RFD-00000001 500");
    }

    @Test
    void money_goes_back_once_for_a_dispute() {
        assertThatThrownBy(() -> pay("RFD-00000002", "DSP-00000001")).hasMessageContaining("payments_one_standing");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM ledger.payments",
                "DELETE FROM ledger.entries",
                "UPDATE ledger.entries SET amount_paise = 1",
                "INSERT INTO ledger.entries (refund_id, amount_paise, saga_id)"
                        + " VALUES ('RFD-00000001', 1, gen_random_uuid())",
                "DELETE FROM ledger.schema_history",
                "CREATE TABLE ledger.mine (x int)",
                "ALTER TABLE ledger.payments DISABLE TRIGGER enter"
            })
    void the_application_can_neither_remove_a_payment_nor_touch_an_entry(String statement) {
        assertThatThrownBy(() -> DatabaseFixture.run(app, statement))
                .isInstanceOfSatisfying(
                        SQLException.class, e -> assertThat(e.getSQLState()).isEqualTo(DENIED));
    }

    @Test
    void the_application_reads_the_version_that_this_build_expects() throws SQLException {
        assertThat(DatabaseFixture.column(app, LedgerVersion.QUERY))
                .containsExactly(String.valueOf(LedgerVersion.EXPECTED));
    }

    @Test
    void the_expected_version_is_the_newest_files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("ledger/migrations"))) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("V")))
                    .hasSize(LedgerVersion.EXPECTED);
        }
    }
}
