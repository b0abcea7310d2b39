package com.kosha.core.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.contract.QueueItemView;
import com.kosha.contract.QueueKind;
import com.kosha.contract.QueueSearch;
import com.kosha.contract.QueueState;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Write;
import com.kosha.resilience.Time;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DecisionsTest {
    private final ApprovalDouble screenings = new ApprovalDouble();
    private final Decisions decisions = new Decisions(Writers.eight(), List.of(screenings));
    private final QueueItems items = new QueueItems(BankSystem.db(), Time.system());

    /** An item that refers to something nobody else refers to; its id. */
    private String item(String reference) {
        add(reference);
        return BankSystem.look("SELECT max(item_id) FROM ops.review_queue WHERE reference = '" + reference + "'");
    }

    private static void add(String reference) {
        BankSystem.db().write(BankSystem.ordinary(), transaction -> {
            ReviewQueue.add(
                    transaction,
                    new Matter(
                            QueueKind.SCREENING,
                            reference,
                            "The match reaches the threshold",
                            Map.of("score", "0.97"),
                            "anna",
                            Writers.TRACE));
            return true;
        });
    }

    private static Write by(String subject) {
        return Writers.by(subject, "console", true, UUID.randomUUID());
    }

    private QueueItemView shown(String itemId) {
        return items.detail(BankSystem.ordinary(), itemId);
    }

    @Test
    void an_approval_runs_once_under_the_new_key_and_says_who_and_why() {
        String id = item("SCR-00000001");
        Write write = by("omar");

        decisions.approve(write, id, "Another person of that name");

        assertThat(screenings.told).containsExactly("approved SCR-00000001 " + write.key());
        QueueItemView shown = shown(id);
        assertThat(shown.state()).isEqualTo(QueueState.APPROVED);
        assertThat(shown.decidedBy()).isEqualTo("omar");
        assertThat(shown.decisionReason()).isEqualTo("Another person of that name");
        assertThat(shown.newKey()).isEqualTo(write.key().toString());
        assertThat(shown.facts())
                .extracting(fact -> fact.name() + "=" + fact.value())
                .containsExactly("score=0.97");
    }

    @Test
    void twenty_operators_at_once_approve_once() throws Exception {
        String id = item("SCR-00000002");
        AtomicInteger operator = new AtomicInteger();

        List<String> ends = Writers.atOnce(20, () -> {
            try {
                decisions.approve(by("operator-" + operator.incrementAndGet()), id, "Looks right");
                return "done";
            } catch (KoshaException refused) {
                return refused.code().wire();
            }
        });

        assertThat(ends).filteredOn("done"::equals).hasSize(1);
        assertThat(ends).filteredOn("conflict"::equals).hasSize(19);
        assertThat(screenings.told).hasSize(1);
    }

    @Test
    void whoever_asked_for_it_cannot_approve_it_but_may_take_it_back() {
        String id = item("SCR-00000003");

        Problem refused = Refusal.of(() -> decisions.approve(by("anna"), id, "Mine"));

        assertThat(refused.code()).isEqualTo("forbidden");
        assertThat(screenings.told).isEmpty();
        decisions.reject(by("anna"), id, "Mine");
        assertThat(screenings.told).containsExactly("rejected SCR-00000003");
    }

    @Test
    void the_database_itself_admits_no_approval_by_whoever_asked() {
        String id = item("SCR-00000004");

        assertThatThrownBy(() -> BankSystem.look("UPDATE ops.review_queue SET state = 'APPROVED', decided_at = now(),"
                        + " decided_by = 'anna', decision_reason = 'r', new_key = gen_random_uuid() WHERE item_id = "
                        + id + " RETURNING 1"))
                .hasMessageContaining("check constraint");
    }

    @Test
    void what_cannot_be_done_any_more_leaves_the_item_open() {
        String id = item("SCR-00000005");
        screenings.refuses = true;

        assertThat(Refusal.of(() -> decisions.approve(by("omar"), id, "Go on")).message())
                .isEqualTo(Conflict.EVENT_GONE.inWords());
        assertThat(shown(id).state()).isEqualTo(QueueState.OPEN);
    }

    @Test
    void the_same_decision_told_again_is_no_other_and_another_one_is_a_conflict() {
        String id = item("SCR-00000006");
        decisions.approve(by("omar"), id, "Go on");

        decisions.approve(by("omar"), id, "Go on");

        assertThat(screenings.told).hasSize(1);
        assertThat(Refusal.of(() -> decisions.approve(by("omar"), id, "For another reason"))
                        .code())
                .isEqualTo("conflict");
        assertThat(Refusal.of(() -> decisions.reject(by("omar"), id, "Go on")).code())
                .isEqualTo("conflict");
    }

    @Test
    void a_decision_has_a_reason_and_an_item() {
        String id = item("SCR-00000007");

        assertThat(Refusal.field(() -> decisions.reject(by("omar"), id, "  "))).isEqualTo("invalid_argument reason");
        assertThat(Refusal.field(() -> decisions.reject(by("omar"), "one", "r")))
                .isEqualTo("invalid_argument item_id");
        assertThat(Refusal.of(() -> decisions.reject(by("omar"), "999999999", "r"))
                        .code())
                .isEqualTo("not_found");
    }

    @Test
    void while_one_is_open_the_same_matter_is_not_put_down_twice_and_afterwards_it_is() {
        String first = item("SCR-00000008");
        assertThat(item("SCR-00000008")).isEqualTo(first);

        decisions.reject(by("omar"), first, "No");

        assertThat(item("SCR-00000008")).isNotEqualTo(first);
    }

    @Test
    void a_fact_that_could_be_a_name_or_an_address_is_refused() {
        for (String personal : List.of("Rohan Mehta", "rohan@example.com", "", "a".repeat(101))) {
            assertThatThrownBy(() -> new Matter(
                            QueueKind.SCREENING, "SCR-1", "r", Map.of("who", personal), "anna", Writers.TRACE))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void pages_follow_in_the_order_of_coming_by_state_and_kind() {
        String first = item("SCR-00000011");
        String second = item("SCR-00000012");
        decisions.reject(by("omar"), item("SCR-00000013"), "No");
        String before = String.valueOf(Long.parseLong(first) - 1);

        var page = items.search(BankSystem.ordinary(), open(1, before.equals("0") ? null : before));
        var rest = items.search(BankSystem.ordinary(), open(100, page.next()));

        assertThat(page.items()).extracting(QueueItemView::itemId).containsExactly(first);
        assertThat(rest.items()).extracting(QueueItemView::itemId).contains(second);
        assertThat(rest.items()).extracting(QueueItemView::reference).doesNotContain("SCR-00000013");
        assertThat(Refusal.field(() -> items.search(BankSystem.ordinary(), open(1, "x"))))
                .isEqualTo("invalid_argument item_id");
    }

    private static QueueSearch open(int limit, @Nullable String after) {
        return new QueueSearch(Set.of(QueueState.OPEN), Set.of(QueueKind.SCREENING), limit, after);
    }
}
