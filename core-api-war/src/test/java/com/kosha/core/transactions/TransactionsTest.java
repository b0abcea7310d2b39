package com.kosha.core.transactions;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Page;
import com.kosha.contract.Rail;
import com.kosha.contract.StatusChange;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionStatus;
import com.kosha.contract.TransactionView;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.accounts.Accounts;
import com.kosha.resilience.Time;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransactionsTest {
    private static final String ACCOUNT = "ACC-000000001";
    private static final Comparator<TransactionView> NEWEST_FIRST = Comparator.comparing(TransactionView::initiatedAt)
            .thenComparing(TransactionView::txnId)
            .reversed();

    private final Transactions transactions =
            new Transactions(BankSystem.db(), Time.system(), new Accounts(BankSystem.db(), Time.system()));

    private static TransactionSearch page(int limit, @Nullable String after) {
        return new TransactionSearch(null, null, null, null, Set.of(), Set.of(), null, limit, after);
    }

    private static TransactionSearch days(String from, String to) {
        return new TransactionSearch(
                LocalDate.parse(from), LocalDate.parse(to), null, null, Set.of(), Set.of(), null, 100, null);
    }

    private List<TransactionView> all(int limit) {
        List<TransactionView> seen = new ArrayList<>();
        String after = null;
        do {
            Page<TransactionView> page = transactions.search(BankSystem.ordinary(), ACCOUNT, page(limit, after));
            seen.addAll(page.items());
            after = page.next();
            assertThat(seen).as("no page leads back").hasSizeLessThanOrEqualTo(100);
        } while (after != null);
        return seen;
    }

    private Page<TransactionView> search(TransactionSearch search) {
        return transactions.search(BankSystem.ordinary(), ACCOUNT, search);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 7, 10, 99, 100})
    void pages_hold_each_movement_once_and_newest_first_though_seven_share_a_microsecond(int limit) {
        List<TransactionView> seen = all(limit);

        assertThat(seen).hasSize(100).isSortedAccordingTo(NEWEST_FIRST).doesNotHaveDuplicates();
    }

    @Test
    void the_last_page_names_no_next() {
        assertThat(search(page(100, null)).next()).isNull();
        assertThat(search(page(99, null)).next()).isNotNull();
    }

    @Test
    void days_begin_at_midnight_in_india() {
        assertThat(search(days("2026-03-31", "2026-03-31")).items()).hasSize(7);
        assertThat(search(days("2026-04-01", "2026-04-01")).items()).hasSize(93);
        assertThat(search(days("2026-04-02", "2026-04-30")).items()).isEmpty();
    }

    @Test
    void filters_narrow_and_join() {
        var search = new TransactionSearch(
                null, null, 1_000L, 3_000L, Set.of(Rail.UPI), Set.of(TransactionStatus.FAILED), null, 100, null);

        assertThat(search(search).items())
                .extracting(TransactionView::txnId)
                .containsExactly("TXN-000000000030", "TXN-000000000020", "TXN-000000000010");
    }

    @Test
    void whole_words_are_found_in_any_order() {
        assertThat(search(text("SHOP payment")).items()).hasSize(99);
        assertThat(search(text("SHO")).items()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hcdpt", "rohan", "mehta", "example", "okaxis", "com"})
    void a_part_of_an_address_or_a_number_is_not_found(String part) {
        assertThat(search(text("pan and")).items()).hasSize(1);
        assertThat(search(text("pan " + part)).items()).isEmpty();
    }

    @Test
    void what_cannot_be_is_refused_by_name() {
        assertThat(Refusal.field(() -> search(page(0, null)))).isEqualTo("invalid_argument limit");
        assertThat(Refusal.field(() -> search(page(101, null)))).isEqualTo("invalid_argument limit");
        assertThat(Refusal.field(() -> search(days("2026-04-02", "2026-04-01"))))
                .isEqualTo("invalid_argument to_date");
        assertThat(Refusal.field(() -> search(days("2025-01-01", "2026-01-03"))))
                .isEqualTo("invalid_argument to_date");
        assertThat(search(days("2025-01-01", "2026-01-02")).items()).isEmpty();
        assertThat(Refusal.field(() -> search(amounts(2L, 1L)))).isEqualTo("invalid_argument min_amount_paise");
        assertThat(Refusal.field(() -> search(amounts(0L, null)))).isEqualTo("invalid_argument min_amount_paise");
        assertThat(Refusal.field(() -> search(text(" ")))).isEqualTo("invalid_argument text");
        assertThat(Refusal.field(() -> search(text("pan 0030e")))).isEqualTo("invalid_argument text");
        assertThat(Refusal.field(() -> search(text("shop\0")))).isEqualTo("invalid_argument text");
        assertThat(Refusal.field(() -> search(text("a".repeat(101))))).isEqualTo("invalid_argument text");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "|",
                "2026-04-01T00:00:00Z",
                "2026-04-01T00:00:00Z|ALT-00000001",
                "2026-04-31T00:00:00Z|TXN-000000000001",
                "2026-04-01T00:00:00.1234567Z|TXN-000000000001",
                "2026-04-01T00:00:00+05:30|TXN-000000000001",
                "2026-04-01T00:00:00Z|TXN-000000000001' OR true"
            })
    void a_position_that_is_not_ours_is_a_bad_cursor(String after) {
        assertThat(Refusal.field(() -> search(page(10, after)))).isEqualTo("invalid_argument cursor");
    }

    @Test
    void a_movement_tells_its_history_oldest_first() {
        var detail = transactions.detail(BankSystem.ordinary(), "TXN-000000000010");

        assertThat(detail.history())
                .extracting(StatusChange::status)
                .containsExactly(TransactionStatus.INITIATED, TransactionStatus.PENDING, TransactionStatus.FAILED);
        assertThat(detail.transaction().initiatedAt()).hasToString("2026-03-31T19:00:00.123456Z");
    }

    private static TransactionSearch text(String text) {
        return new TransactionSearch(null, null, null, null, Set.of(), Set.of(), text, 100, null);
    }

    private static TransactionSearch amounts(@Nullable Long min, @Nullable Long max) {
        return new TransactionSearch(null, null, min, max, Set.of(), Set.of(), null, 100, null);
    }
}
