package com.kosha.core.aml;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertStatus;
import com.kosha.contract.AlertView;
import com.kosha.contract.Page;
import com.kosha.contract.Severity;
import com.kosha.contract.TransactionView;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.resilience.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AlertsTest {
    private final Alerts alerts = new Alerts(BankSystem.db(), Time.system());

    private Page<AlertView> search(AlertSearch search) {
        return alerts.search(BankSystem.ordinary(), search);
    }

    private static List<String> ids(Page<AlertView> page) {
        return page.items().stream().map(AlertView::alertId).toList();
    }

    @Test
    void pages_hold_each_alert_once_and_newest_first_though_two_share_a_microsecond() {
        List<String> seen = new ArrayList<>();
        String after = null;
        do {
            Page<AlertView> page = search(new AlertSearch(Set.of(), Set.of(), null, 1, after));
            seen.addAll(ids(page));
            after = page.next();
            assertThat(seen).as("no page leads back").hasSizeLessThanOrEqualTo(4);
        } while (after != null);

        assertThat(seen).containsExactly("ALT-00000003", "ALT-00000002", "ALT-00000001", "ALT-00000004");
    }

    @Test
    void filters_narrow_and_join() {
        var open = new AlertSearch(Set.of(AlertStatus.OPEN), Set.of(Severity.HIGH, Severity.LOW), null, 10, null);
        var ofOne = new AlertSearch(Set.of(), Set.of(), "CUS-00000002", 10, null);

        assertThat(ids(search(open))).containsExactly("ALT-00000001");
        assertThat(ids(search(ofOne))).containsExactly("ALT-00000004");
    }

    @Test
    void what_cannot_be_is_refused_by_name() {
        assertThat(Refusal.field(() -> search(new AlertSearch(Set.of(), Set.of(), "CUS-1", 10, null))))
                .isEqualTo("invalid_argument customer_id");
        assertThat(Refusal.field(() -> search(new AlertSearch(Set.of(), Set.of(), null, 101, null))))
                .isEqualTo("invalid_argument limit");
        assertThat(Refusal.field(() ->
                        search(new AlertSearch(Set.of(), Set.of(), null, 10, "2026-04-01T00:00:00Z|TXN-000000000001"))))
                .isEqualTo("invalid_argument cursor");
    }

    @Test
    void an_alert_shows_the_movements_that_raised_it_newest_first() {
        var detail = alerts.detail(BankSystem.ordinary(), "ALT-00000001");

        assertThat(detail.transactions())
                .extracting(TransactionView::txnId)
                .containsExactly("TXN-000000000020", "TXN-000000000001");
        assertThat(detail.alert().raisedAt()).hasToString("2026-04-02T00:00:00.000001Z");
    }
}
