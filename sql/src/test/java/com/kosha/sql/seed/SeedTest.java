package com.kosha.sql.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.sql.DatabaseFixture;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SeedTest {
    private static final SeedSettings SETTINGS = new SeedSettings(42, Size.SMALL, LocalDate.of(2026, 11, 30));

    private static DatabaseFixture database;
    private static Connection owner;

    @BeforeAll
    static void seed() throws SQLException {
        database = DatabaseFixture.migrated();
        Seed.run(database.owner(), SETTINGS, DatabaseFixture.silent());
        owner = database.asOwner();
    }

    @AfterAll
    static void close() throws SQLException {
        owner.close();
    }

    @Test
    void a_database_that_has_customers_is_left_alone() throws SQLException {
        assertThatThrownBy(() -> Seed.run(database.owner(), SETTINGS, DatabaseFixture.silent()))
                .hasMessageContaining("customers already");
        assertThat(rows("SELECT count(*) FROM bank.customers")).containsExactly("100");
    }

    @Test
    void twelve_disputes_of_ordinary_customers_wait_to_be_refunded() throws SQLException {
        assertThat(rows("""
                                SELECT count(*) || ' ' || count(*) FILTER (WHERE d.status = 'UNDER_REVIEW')
                                  FROM bank.disputes d
                                  JOIN bank.transactions t USING (txn_id)
                                  JOIN bank.accounts a USING (account_id)
                                  JOIN bank.customers c USING (customer_id)
                                 WHERE d.status IN ('OPEN', 'UNDER_REVIEW') AND d.amount_paise = t.amount_paise
                                   AND NOT c.staff AND NOT c.restricted
                                """)).containsExactly("12 3");
    }

    @Test
    void a_balance_is_the_sum_of_the_completed_movements_and_never_below_zero() throws SQLException {
        assertThat(rows("""
                                SELECT account_id
                                  FROM bank.accounts a
                                 WHERE balance_paise < 0
                                    OR balance_paise <> (
                                       SELECT sum(CASE direction WHEN 'CREDIT' THEN amount_paise ELSE -amount_paise END)
                                         FROM bank.transactions t
                                        WHERE t.account_id = a.account_id AND t.status = 'COMPLETED')
                                """)).isEmpty();
    }

    @Test
    void a_movement_stands_where_its_history_ends_and_nothing_lies_in_the_future() throws SQLException {
        assertThat(rows("""
                                SELECT t.txn_id
                                  FROM bank.transactions t
                                  JOIN (SELECT txn_id, (array_agg(status ORDER BY step DESC))[1] AS last,
                                               min(reached_at) AS began, max(reached_at) AS ended,
                                               array_agg(reached_at ORDER BY step) = array_agg(reached_at ORDER BY reached_at)
                                                   AS forward
                                          FROM bank.transaction_history GROUP BY txn_id) h USING (txn_id)
                                 WHERE t.status <> h.last OR t.initiated_at <> h.began OR NOT h.forward
                                    OR h.ended >= timestamptz '2026-11-30 00:00 Asia/Kolkata'
                                """)).isEmpty();
        assertThat(rows("SELECT count(DISTINCT txn_id) FROM bank.transaction_history"))
                .containsExactly("5000");
    }

    @Test
    void some_accounts_have_batches_at_one_microsecond_that_lie_across_the_end_of_a_page() throws SQLException {
        List<String> across = rows("""
                SELECT account_id
                  FROM (SELECT account_id, initiated_at, count(*) OVER (PARTITION BY account_id, initiated_at) AS alike,
                               row_number() OVER newest AS place,
                               lead(initiated_at) OVER newest AS next
                          FROM bank.transactions
                        WINDOW newest AS (PARTITION BY account_id ORDER BY initiated_at DESC, txn_id DESC)) t
                 WHERE alike >= 7 AND place = 25 AND next = initiated_at
                """);

        assertThat(across).hasSizeGreaterThan(4).contains("ACC-000000001");
    }

    @Test
    void the_well_known_customers_are_as_the_documentation_says() throws SQLException {
        assertThat(rows("""
                                SELECT concat_ws(' ', full_name, right(pan, 4), left(email, 1), right(mobile, 4), aadhaar_last4,
                                                 right(account_number, 4), staff, restricted)
                                  FROM bank.customers JOIN bank.accounts USING (customer_id)
                                 WHERE account_id = 'ACC-000000001'
                                """)).containsExactly("Rohan Mehta 234X r 7890 1234 4321 f f");
        assertThat(rows("SELECT count(*) >= 300 FROM bank.transactions WHERE account_id = 'ACC-000000001'"))
                .containsExactly("t");
        assertThat(rows("SELECT counterparty_vpa FROM bank.transactions WHERE account_id = 'ACC-000000001'"
                        + " ORDER BY initiated_at DESC LIMIT 1"))
                .containsExactly("rajesh.iyer@okaxis");
        assertThat(rows("SELECT customer_id FROM bank.customers WHERE staff ORDER BY 1 LIMIT 1"))
                .containsExactly("CUS-00000002");
        assertThat(rows("SELECT customer_id FROM bank.customers WHERE restricted ORDER BY 1 LIMIT 1"))
                .containsExactly("CUS-00000003");
    }

    @Test
    void the_first_accounts_newest_page_holds_one_of_each_kind_of_planted_text() throws SQLException {
        List<String> narrations = rows("SELECT narration FROM bank.transactions WHERE account_id = 'ACC-000000001'"
                + " ORDER BY initiated_at DESC, txn_id DESC LIMIT 25");

        for (String planted : List.of(
                "PAN [A-Z]{3}P[A-Z][0-9]{4}[A-Z]",
                "AADHAAR [2-9][0-9]{3} [0-9]{4} [0-9]{4}",
                "CARD 4[0-9]{15}",
                "CALL [6-9][0-9]{9}",
                "BILL TO \\w+@example.com")) {
            assertThat(narrations).filteredOn(n -> n.matches(".*/" + planted)).hasSize(1);
        }
    }

    @Test
    void mail_addresses_lie_in_domains_that_nobody_has() throws SQLException {
        assertThat(rows("SELECT DISTINCT split_part(email, '@', 2) FROM bank.customers"))
                .isSubsetOf("example.com", "example.org", "example.net");
    }

    private static List<String> rows(String sql) throws SQLException {
        return DatabaseFixture.column(owner, sql);
    }
}
