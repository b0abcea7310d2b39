package com.kosha.core.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.GroupBy;
import com.kosha.contract.Hold;
import com.kosha.contract.SpendingGroup;
import com.kosha.contract.SpendingInsights;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.resilience.Time;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AccountsTest {
    private static final String ACCOUNT = "ACC-000000001";

    private final Accounts accounts = new Accounts(BankSystem.db(), Time.system());
    private final Spending spending = new Spending(BankSystem.db(), Time.system(), accounts);

    private SpendingInsights insights(String accountId, GroupBy groupBy) {
        return spending.insights(
                BankSystem.ordinary(), SpendingQuestion.parse(accountId, "2026-03-01", "2026-04-30", groupBy.name()));
    }

    @Test
    void what_can_be_spent_is_the_balance_less_the_holds_that_stand() {
        var summary = accounts.summary(BankSystem.ordinary(), ACCOUNT);

        assertThat(summary.holds()).extracting(Hold::holdId).containsExactly("HLD-00000001");
        assertThat(summary.availablePaise()).isEqualTo(1_000_000 - 25_000);
        assertThat(summary.lastActivityAt()).hasToString("2026-04-01T08:00:00.123456Z");
    }

    @Test
    void an_account_that_never_moved_has_no_last_activity() {
        assertThat(accounts.summary(BankSystem.ordinary(), "ACC-000000002").lastActivityAt())
                .isNull();
    }

    @Test
    void months_are_those_of_india_and_only_what_completed_counts() {
        SpendingInsights insights = insights(ACCOUNT, GroupBy.MONTH);

        assertThat(insights.groups())
                .containsExactly(
                        new SpendingGroup("2026-03", 7, 2_300, "₹23.00", 500, "₹5.00"),
                        new SpendingGroup("2026-04", 83, 397_700, "₹3,977.00", 49_500, "₹495.00"));
        assertThat(insights.total().transactions()).isEqualTo(90);
    }

    @Test
    void every_grouping_comes_to_the_same_total() {
        for (GroupBy groupBy : GroupBy.values()) {
            assertThat(insights(ACCOUNT, groupBy).total())
                    .isEqualTo(new SpendingGroup("total", 90, 400_000, "₹4,000.00", 50_000, "₹500.00"));
        }
    }

    @Test
    void movements_between_people_have_a_heading_too() {
        assertThat(insights(ACCOUNT, GroupBy.CATEGORY).groups())
                .extracting(SpendingGroup::group)
                .containsExactly("Groceries", "UNCATEGORISED");
    }

    @Test
    void an_account_without_movements_has_a_total_of_nothing() {
        assertThat(insights("ACC-000000002", GroupBy.RAIL).total())
                .isEqualTo(new SpendingGroup("total", 0, 0, "₹0.00", 0, "₹0.00"));
    }

    @Test
    void a_question_that_cannot_be_is_refused_by_name() {
        assertThat(field("2026-01-01", "2026-02-01", "week")).isEqualTo("invalid_argument group_by");
        assertThat(field("2026-01-01", "2026-02-01", null)).isEqualTo("invalid_argument group_by");
        assertThat(field(null, "2026-02-01", "rail")).isEqualTo("invalid_argument from_date");
        assertThat(field("2026-02-30", "2026-03-01", "rail")).isEqualTo("invalid_argument from_date");
        assertThat(field("2026-01-01", "soon", "rail")).isEqualTo("invalid_argument to_date");
        assertThat(field("2026-01-02", "2026-01-01", "rail")).isEqualTo("invalid_argument to_date");
        assertThat(field("2025-01-01", "2026-01-03", "rail")).isEqualTo("invalid_argument to_date");
        assertThat(field("+999999999-01-01", "2026-01-03", "rail")).isEqualTo("invalid_argument from_date");
    }

    private static String field(@Nullable String from, @Nullable String to, @Nullable String groupBy) {
        return Refusal.field(() -> SpendingQuestion.parse(ACCOUNT, from, to, groupBy));
    }
}
