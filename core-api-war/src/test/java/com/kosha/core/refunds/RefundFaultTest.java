package com.kosha.core.refunds;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Problem;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Write;
import com.kosha.core.refunds.Faults.Fault;
import com.kosha.resilience.SagaState;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever the ledger does, nothing is half done, and what failed is forgotten. */
class RefundFaultTest {
    private final Faults ledger = new Faults();
    private final BankServer server = new BankServer(UnaryOperator.identity(), ledger::in);
    private final Case dispute = Case.open();

    private Problem told(Write write) {
        return Refusal.of(() -> server.issue(write, dispute));
    }

    private void nothingStands() {
        assertThat(dispute.books()).startsWith("OPEN FAILED 0 ");
        assertThat(dispute.remembered()).isEqualTo("0 0");
    }

    @Test
    void when_the_ledger_is_away_the_dispute_is_open_again_and_the_same_key_may_try_again() {
        Write write = Writers.under(UUID.randomUUID());
        ledger.are(Fault.AWAY);

        Problem told = told(write);

        assertThat(told.code() + " " + told.dependency()).isEqualTo("dependency_unavailable postgres");
        assertThat(dispute.books()).isEqualTo("OPEN FAILED 0 []");
        assertThat(dispute.sagas())
                .isEqualTo("issue_refund COMPENSATED dependency_unavailable mark_refund_issued:COMPENSATED"
                        + " record_payment:FAILED:dependency_unavailable");
        nothingStands();
        assertThat(server.issue(write, dispute).replayed()).isFalse();
        assertThat(dispute.books()).isEqualTo("REFUNDED FAILED+PENDING 1 [100]");
    }

    @Test
    void a_ledger_that_hangs_is_not_waited_for_and_nothing_stands() throws SQLException {
        try (Connection somebody = BankSystem.ledgerOwner().getConnection();
                Statement statement = somebody.createStatement()) {
            somebody.setAutoCommit(false);
            statement.execute("LOCK TABLE ledger.payments IN ACCESS EXCLUSIVE MODE");

            told(Writers.under(UUID.randomUUID()));
            somebody.rollback();
        }

        assertThat(dispute.sagas()).contains("COMPENSATED", "record_payment:FAILED");
        nothingStands();
    }

    @ParameterizedTest
    @EnumSource(
            value = Fault.class,
            names = {"BEFORE_COMMIT", "AFTER_COMMIT"})
    void a_payment_of_which_no_word_came_is_annulled_whether_or_not_it_was_recorded(Fault fault) {
        ledger.are(fault);

        assertThat(told(Writers.under(UUID.randomUUID())).code()).isEqualTo("dependency_unavailable");
        assertThat(dispute.ledger()).isEqualTo(fault == Fault.AFTER_COMMIT ? "0 [100,-100]" : "0 []");
        assertThat(dispute.sagas()).contains("record_payment:COMPENSATED:dependency_unavailable");
        nothingStands();
    }

    @Test
    void a_payment_that_comes_after_it_was_annulled_is_refused() {
        ledger.are(Fault.BEFORE_COMMIT);
        told(Writers.under(UUID.randomUUID()));

        assertThat(BankSystem.lookIntoLedger("WITH late AS (INSERT INTO ledger.payments (refund_id, dispute_id,"
                        + " amount_paise, saga_id) SELECT refund_id, dispute_id, amount_paise, saga_id FROM ledger.payments"
                        + " WHERE dispute_id = '" + dispute.id()
                        + "' ON CONFLICT DO NOTHING RETURNING 1) SELECT count(*) FROM late"))
                .isEqualTo("0");
    }

    @Test
    void a_stop_in_the_middle_cuts_no_step_and_undoes_all_of_it() {
        Write write = Writers.under(UUID.randomUUID());
        ledger.onStop(write.call().cancellation()::call);
        ledger.are(Fault.STOP);

        assertThat(told(write).details()).containsEntry("reason", "stopped");
        assertThat(dispute.ledger()).isEqualTo("0 [100,-100]");
        assertThat(dispute.sagas())
                .isEqualTo(
                        "issue_refund COMPENSATED stopped mark_refund_issued:COMPENSATED record_payment:COMPENSATED");
        nothingStands();
    }

    @Test
    void a_compensation_that_fails_is_left_to_a_person_and_the_others_run() {
        ledger.are(Fault.AFTER_COMMIT, Fault.AWAY);

        assertThat(told(Writers.under(UUID.randomUUID())).details()).containsEntry("reason", "stuck");
        assertThat(dispute.books()).isEqualTo("OPEN FAILED 1 [100]");
        assertThat(dispute.sagas())
                .isEqualTo("issue_refund STUCK dependency_unavailable mark_refund_issued:COMPENSATED"
                        + " record_payment:COMPENSATION_FAILED:dependency_unavailable:dependency_unavailable");
        assertThat(BankSystem.look("SELECT concat_ws(' ', kind, requested_by, payload -> 'facts' ->> 'step') FROM"
                        + " ops.review_queue WHERE payload -> 'facts' ->> 'subject_id' = (SELECT refund_id FROM"
                        + " bank.refunds WHERE dispute_id = '" + dispute.id() + "')"))
                .isEqualTo("COMPENSATION user-1 record_payment");
    }

    @Test
    void while_a_payment_is_stuck_in_the_ledger_no_other_is_made_for_the_dispute() {
        ledger.are(Fault.AFTER_COMMIT, Fault.AWAY);
        told(Writers.under(UUID.randomUUID()));

        assertThat(told(Writers.under(UUID.randomUUID())).details()).containsEntry("reason", "payment_stands");
        assertThat(dispute.books()).isEqualTo("OPEN FAILED+FAILED 1 [100]");
    }

    @Test
    void once_a_person_approves_the_compensation_runs_once_more() {
        ledger.are(Fault.AFTER_COMMIT, Fault.AWAY);
        told(Writers.under(UUID.randomUUID()));

        server.approve(dispute, "record_payment");
        server.resume();

        assertThat(dispute.books()).isEqualTo("OPEN FAILED 0 [100,-100]");
        assertThat(dispute.sagas()).contains("issue_refund COMPENSATED", "record_payment:COMPENSATED");
    }

    @Test
    void one_that_fails_again_is_a_new_item_for_a_person() {
        ledger.are(Fault.AFTER_COMMIT, Fault.AWAY, Fault.AWAY);
        told(Writers.under(UUID.randomUUID()));

        server.approve(dispute, "record_payment");
        server.resume();

        assertThat(dispute.sagas()).contains("issue_refund STUCK");
        assertThat(items()).isEqualTo("APPROVED,OPEN");
    }

    @Test
    void an_undoing_that_comes_once_more_forgets_nothing_of_a_later_refund_under_the_same_key() {
        UUID key = UUID.randomUUID();
        ledger.are(Fault.AWAY);
        told(Writers.under(key));
        dispute.stuck("mark_refund_issued");
        server.cancel(server.issue(Writers.under(key), dispute).result().refundId());

        server.approve(dispute, "mark_refund_issued");
        server.resume();

        assertThat(server.issue(Writers.under(key), dispute).replayed()).isTrue();
        assertThat(dispute.books()).isEqualTo("OPEN FAILED+VOIDED 0 [100,-100]");
    }

    @Test
    void who_cannot_write_what_happened_leaves_the_saga_to_another_and_the_caller_asks_again() {
        Faults bank = new Faults();
        BankServer cutOff = new BankServer(bank::in, ledger::in);
        Write write = Writers.under(UUID.randomUUID());
        ledger.onStop(() -> bank.are(Fault.AWAY, Fault.AWAY));
        ledger.are(Fault.STOP);

        Problem told = Refusal.of(() -> cutOff.issue(write, dispute));

        assertThat(told.details()).containsEntry("reason", "in_flight");
        assertThat(cutOff.ended).isEmpty();
        dispute.forgotten();
        server.resume();
        assertThat(server.ended).contains(SagaState.COMPENSATED);
        nothingStands();
    }

    private String items() {
        return BankSystem.look(
                "SELECT string_agg(state, ',' ORDER BY item_id) FROM ops.review_queue WHERE reference = '"
                        + dispute.reference("record_payment") + "'");
    }
}
