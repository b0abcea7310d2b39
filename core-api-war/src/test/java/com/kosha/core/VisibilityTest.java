package com.kosha.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.kosha.contract.AlertSearch;
import com.kosha.contract.GroupBy;
import com.kosha.contract.TransactionSearch;
import com.kosha.core.accounts.Accounts;
import com.kosha.core.accounts.Spending;
import com.kosha.core.accounts.SpendingQuestion;
import com.kosha.core.aml.Alerts;
import com.kosha.core.customers.Customers;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.kyc.Kyc;
import com.kosha.core.transactions.Transactions;
import com.kosha.resilience.Time;
import java.time.LocalDate;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each read of a thing by its id, against one that is hidden and one that is not there. */
class VisibilityTest {
    private static final Db DB = BankSystem.db();
    private static final Time TIME = Time.system();
    private static final Accounts ACCOUNTS = new Accounts(DB, TIME);
    private static final Transactions TRANSACTIONS = new Transactions(DB, TIME, ACCOUNTS);

    record Read(String name, BiConsumer<Call, String> call, String hidden, String absent) {
        @Override
        public String toString() {
            return name + " " + hidden;
        }
    }

    private static TransactionSearch anything() {
        return new TransactionSearch(null, null, null, null, Set.of(), Set.of(), null, 10, null);
    }

    private static SpendingQuestion allSpending(String accountId) {
        return new SpendingQuestion(
                accountId, LocalDate.parse("2026-01-01"), LocalDate.parse("2026-12-31"), GroupBy.RAIL);
    }

    static Stream<Read> reads() {
        Customers customers = new Customers(DB, TIME);
        Kyc kyc = new Kyc(DB, TIME);
        Spending spending = new Spending(DB, TIME, ACCOUNTS);
        Alerts alerts = new Alerts(DB, TIME);
        return Stream.of(
                new Read("profile", customers::profile, "CUS-00000004", "CUS-99999999"),
                new Read("profile", customers::profile, "CUS-00000005", "CUS-99999999"),
                new Read("kyc", kyc::status, "CUS-00000004", "CUS-99999999"),
                new Read("documents", kyc::documents, "CUS-00000004", "CUS-99999999"),
                new Read("summary", ACCOUNTS::summary, "ACC-000000004", "ACC-999999999"),
                new Read("summary", ACCOUNTS::summary, "ACC-000000005", "ACC-999999999"),
                new Read(
                        "movements",
                        (call, id) -> TRANSACTIONS.search(call, id, anything()),
                        "ACC-000000004",
                        "ACC-999999999"),
                new Read(
                        "spending",
                        (call, id) -> spending.insights(call, allSpending(id)),
                        "ACC-000000004",
                        "ACC-999999999"),
                new Read("movement", TRANSACTIONS::detail, "TXN-000000000904", "TXN-999999999999"),
                new Read("movement", TRANSACTIONS::detail, "TXN-000000000905", "TXN-999999999999"),
                new Read("alert", alerts::detail, "ALT-00000005", "ALT-99999999"));
    }

    @ParameterizedTest
    @MethodSource("reads")
    void what_is_hidden_and_what_is_absent_are_told_alike(Read read) {
        var hidden = Refusal.of(() -> read.call().accept(BankSystem.ordinary(), read.hidden()));
        var absent = Refusal.of(() -> read.call().accept(BankSystem.privileged(), read.absent()));

        assertThat(hidden).isEqualTo(absent);
        assertThat(hidden.code()).isEqualTo("not_found");
    }

    @ParameterizedTest
    @MethodSource("reads")
    void whoever_may_see_it_sees_it(Read read) {
        assertThatCode(() -> read.call().accept(BankSystem.privileged(), read.hidden()))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("reads")
    void an_id_of_another_shape_is_refused_by_name(Read read) {
        String refused = Refusal.field(() -> read.call().accept(BankSystem.ordinary(), read.hidden() + "\n"));

        assertThat(refused).matches("invalid_argument (customer|account|txn|alert)_id");
    }

    @Test
    void a_listing_leaves_the_hidden_out() {
        AlertSearch all = new AlertSearch(Set.of(), Set.of(), null, 100, null);
        Alerts alerts = new Alerts(DB, TIME);

        assertThat(alerts.search(BankSystem.ordinary(), all).items())
                .extracting("alertId")
                .doesNotContain("ALT-00000005")
                .hasSize(4);
        assertThat(alerts.search(BankSystem.privileged(), all).items())
                .extracting("alertId")
                .contains("ALT-00000005");
    }
}
