package com.kosha.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibilityTest {
    private static final String DENIED = "42501";

    private static Connection app;

    @BeforeAll
    static void fill() throws SQLException {
        DatabaseFixture database = DatabaseFixture.migrated();
        try (Connection owner = database.asOwner()) {
            DatabaseFixture.run(owner, BankFixture.INSERTS);
        }
        app = database.asApplication();
    }

    @AfterAll
    static void close() throws SQLException {
        app.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "customers",
                "kyc",
                "kyc_documents",
                "accounts",
                "holds",
                "transactions",
                "transaction_history",
                "aml_alerts",
                "aml_alert_transactions"
            })
    void the_application_cannot_read_what_lies_beneath_the_views(String table) {
        assertThatThrownBy(() -> DatabaseFixture.column(app, "SELECT 1 FROM bank." + table))
                .isInstanceOfSatisfying(
                        SQLException.class, e -> assertThat(e.getSQLState()).isEqualTo(DENIED));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "customers",
                "kyc",
                "kyc_documents",
                "accounts",
                "holds",
                "transactions",
                "transaction_history",
                "aml_alerts",
                "aml_alert_transactions",
                "disputes",
                "refunds"
            })
    void staff_and_restricted_customers_exist_only_where_they_may_be_seen(String view) throws SQLException {
        String count = "SELECT count(*) FROM visible." + view;

        assertThat(DatabaseFixture.column(app, count)).containsExactly("1");
        assertThat(seeing("off", count)).isEqualTo("1");
        assertThat(seeing("on", count)).isEqualTo("3");
        assertThat(DatabaseFixture.column(app, count))
                .as("after the transaction")
                .containsExactly("1");
    }

    @Test
    void what_is_seen_belongs_to_the_ordinary_customer() throws SQLException {
        assertThat(DatabaseFixture.column(app, "SELECT customer_id FROM visible.customers"))
                .containsExactly("CUS-00000001");
        assertThat(DatabaseFixture.column(app, "SELECT alert_id FROM visible.aml_alerts"))
                .containsExactly("ALT-00000001");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE bank.customers SET full_name = 'x'",
                "UPDATE bank.aml_alerts SET status = 'CLOSED'",
                "DELETE FROM bank.disputes",
                "DELETE FROM ops.review_queue",
                "INSERT INTO kb.documents (department) VALUES ('aml')",
                "UPDATE bank.accounts SET balance_paise = 1",
                "DELETE FROM ops.schema_history",
                "CREATE TABLE bank.mine (x int)",
                "CREATE TABLE public.mine (x int)",
                "ALTER TABLE kb.documents DISABLE ROW LEVEL SECURITY",
                "SET ROLE kosha_owner"
            })
    void the_application_cannot_write_what_is_not_its_own(String statement) {
        assertThatThrownBy(() -> DatabaseFixture.run(app, statement))
                .isInstanceOfSatisfying(
                        SQLException.class, e -> assertThat(e.getSQLState()).isEqualTo(DENIED));
    }

    @Test
    void the_applications_own_casework_gets_its_id_from_the_database() throws SQLException {
        String insert = """
                INSERT INTO bank.reviews (txn_id, reason, priority, flagged_by, client_id)
                VALUES ('TXN-000000000001', 'Odd', 'HIGH', 'sub', 'client') RETURNING review_id
                """;

        assertThat(DatabaseFixture.column(app, insert)).allMatch(id -> id.matches("REV-[0-9]{8}"));
    }

    @Test
    void a_name_is_found_by_its_sound() throws SQLException {
        String search = "SELECT full_name FROM visible.customers WHERE name_sounds @> bank.name_sounds('laxmi aiyar')";

        assertThat(DatabaseFixture.column(app, search)).containsExactly("Lakshmi Iyer");
    }

    private static String seeing(String value, String query) throws SQLException {
        app.setAutoCommit(false);
        try {
            DatabaseFixture.column(app, "SELECT set_config('app.sees_restricted', '" + value + "', true)");
            return DatabaseFixture.column(app, query).get(0);
        } finally {
            app.commit();
            app.setAutoCommit(true);
        }
    }
}
