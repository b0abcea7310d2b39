package com.kosha.sql.seed;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Typology;
import com.kosha.sql.DatabaseFixture;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Alerts point at what they say, for three seeds. */
class AlertsTest {
    private static final String FINDINGS = """
            SELECT l.alert_id
              FROM bank.aml_alerts l
              JOIN LATERAL (
                   SELECT count(*) AS moves, max(initiated_at) - min(initiated_at) AS span, min(initiated_at) AS first,
                          max(initiated_at) AS last, sum(amount_paise) AS paise, min(amount_paise) AS least,
                          max(amount_paise) AS most, count(DISTINCT account_id) AS accounts,
                          min(account_id) AS account_id, bool_and(status = 'COMPLETED') AS completed,
                          count(DISTINCT counterparty_vpa) AS senders,
                          count(*) FILTER (WHERE direction = 'CREDIT') AS credits,
                          coalesce(sum(amount_paise) FILTER (WHERE direction = 'CREDIT'), 0) AS paise_in,
                          coalesce(sum(amount_paise) FILTER (WHERE direction = 'DEBIT'), 0) AS paise_out,
                          bool_and(counterparty_name IN ('ZENITH COIN EXCHANGE FZE', 'LUCKY SPIN GAMING BV',
                              'GOLDEN SANDS MONEY CHANGERS', 'NOVA TOKEN OTC DESK')) AS risky
                     FROM bank.aml_alert_transactions x
                     JOIN bank.transactions t USING (txn_id)
                    WHERE x.alert_id = l.alert_id) f ON true
             WHERE\s""";

    private static Connection[] banks;

    @BeforeAll
    static void seed() throws SQLException {
        banks = new Connection[3];
        for (int seed = 0; seed < banks.length; seed++) {
            DatabaseFixture database = DatabaseFixture.migrated();
            SeedSettings settings = new SeedSettings(seed, Size.SMALL, LocalDate.of(2026, 11, 30));
            Seed.run(database.owner(), settings, DatabaseFixture.silent());
            banks[seed] = database.asOwner();
        }
    }

    @AfterAll
    static void close() throws SQLException {
        for (Connection bank : banks) {
            bank.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_alerts_movements_show_its_typology(Typology typology) throws SQLException {
        String all = "SELECT alert_id FROM bank.aml_alerts WHERE typology = '" + typology + "'";

        for (Connection bank : banks) {
            assertThat(DatabaseFixture.column(bank, all)).isNotEmpty();
            assertThat(DatabaseFixture.column(
                            bank, FINDINGS + "typology = '" + typology + "' AND NOT (" + shown(typology) + ")"))
                    .isEmpty();
        }
    }

    @Test
    void an_alert_counts_and_sums_its_movements_which_are_all_its_customers() throws SQLException {
        String wrong = FINDINGS
                + "f.moves <> l.transaction_count OR f.paise <> l.amount_paise OR f.last >= l.raised_at OR NOT f.completed"
                + " OR f.accounts <> 1 OR NOT EXISTS (SELECT FROM bank.accounts a"
                + " WHERE a.account_id = f.account_id AND a.customer_id = l.customer_id)";

        for (Connection bank : banks) {
            assertThat(DatabaseFixture.column(bank, wrong)).isEmpty();
        }
    }

    @Test
    void the_first_alert_is_open_and_about_an_ordinary_customer_the_second_about_a_restricted_one()
            throws SQLException {
        String query = "SELECT concat_ws(' ', status = 'OPEN', staff, restricted) FROM bank.aml_alerts"
                + " JOIN bank.customers USING (customer_id) ORDER BY alert_id LIMIT 2";

        for (Connection bank : banks) {
            assertThat(DatabaseFixture.column(bank, query).get(0)).isEqualTo("t f f");
            assertThat(DatabaseFixture.column(bank, query).get(1)).endsWith("f t");
        }
    }

    private static String shown(Typology typology) {
        return switch (typology) {
            case STRUCTURING ->
                "moves >= 5 AND credits = moves AND least >= 90000000 AND most < 100000000"
                        + " AND span < interval '12 days'";
            case RAPID_MOVEMENT -> "credits = 1 AND paise_out >= 0.9 * paise_in AND span < interval '8 hours'";
            case ROUND_TRIPPING -> "credits = 4 AND moves = 7 AND least >= 0.9 * most AND span < interval '15 days'";
            case DORMANT_REACTIVATION ->
                "credits = 1 AND paise_out >= 0.8 * paise_in AND NOT EXISTS ("
                        + "SELECT FROM bank.transactions b WHERE b.account_id = f.account_id AND b.initiated_at < f.first"
                        + " AND b.initiated_at > f.first - interval '730 days')";
            case MULE_ACCOUNT ->
                "credits >= 12 AND senders >= 10 AND paise_out >= 0.85 * paise_in" + " AND span < interval '50 hours'";
            case HIGH_RISK_COUNTERPARTY -> "risky AND moves >= 3";
        };
    }
}
