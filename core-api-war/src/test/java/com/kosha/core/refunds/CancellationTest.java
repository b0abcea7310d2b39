package com.kosha.core.refunds;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.RefundStatus;
import com.kosha.contract.RefundView;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.refunds.Faults.Fault;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class CancellationTest {
    private final Faults ledger = new Faults();
    private final BankServer server = new BankServer(UnaryOperator.identity(), ledger::in);
    private final Case dispute = Case.open();
    private final UUID key = UUID.randomUUID();
    private final RefundView refund = server.issue(Writers.under(key), dispute).result();

    private void settle(Duration delay) {
        Settlement settlement = new Settlement(server.db, Time.system(), delay);
        boolean more = true;
        while (more) {
            more = settlement.settleOne();
        }
    }

    private String told() {
        return BankSystem.look("SELECT string_agg(event_type || ' ' || (payload ->> 'dispute_id'), ',') FROM ops.outbox"
                + " WHERE group_key = '" + refund.refundId() + "'");
    }

    @Test
    void a_cancelled_refund_stands_in_neither_database_and_names_its_reason() {
        RefundView voided = server.cancel(refund.refundId());

        assertThat(voided.status()).isEqualTo(RefundStatus.VOIDED);
        assertThat(voided.voidReason()).isEqualTo("Asked for by mistake");
        assertThat(dispute.books()).isEqualTo("OPEN VOIDED 0 [100,-100]");
    }

    @Test
    void after_that_the_same_intent_is_a_new_refund() {
        server.cancel(refund.refundId());

        RefundView anew = server.issue(dispute);

        assertThat(anew.replayed()).isFalse();
        assertThat(anew.refundId()).isNotEqualTo(refund.refundId());
        assertThat(dispute.books()).isEqualTo("REFUNDED VOIDED+PENDING 1 [100,-100,100]");
    }

    @Test
    void a_late_repetition_under_the_first_key_begins_nothing() {
        server.cancel(refund.refundId());

        assertThat(server.issue(Writers.under(key), dispute).result()).isEqualTo(refund.again());
        assertThat(dispute.books()).isEqualTo("OPEN VOIDED 0 [100,-100]");
    }

    @Test
    void cancelled_twice_it_is_cancelled_once() {
        RefundView first = server.cancel(refund.refundId());

        assertThat(server.cancel(Writers.by("user-2", "agent-2", false, UUID.randomUUID()), refund.refundId())
                        .result())
                .isEqualTo(first.again());
        assertThat(dispute.ledger()).isEqualTo("0 [100,-100]");
    }

    @Test
    void when_the_ledger_fails_the_refund_stands_as_before_and_can_still_be_cancelled() {
        ledger.are(Fault.AWAY);

        assertThat(Refusal.of(() -> server.cancel(refund.refundId())).code()).isEqualTo("dependency_unavailable");
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
        assertThat(server.issue(dispute).replayed()).isTrue();
        server.cancel(refund.refundId());
        assertThat(dispute.books()).isEqualTo("OPEN VOIDED 0 [100,-100]");
    }

    @Test
    void a_reversal_of_which_no_word_came_is_taken_back() {
        ledger.are(Fault.AFTER_COMMIT);

        assertThat(Refusal.of(() -> server.cancel(refund.refundId())).code()).isEqualTo("dependency_unavailable");
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100,-100,100]");
    }

    @Test
    void it_settles_after_the_delay_and_then_others_hear_of_it() {
        settle(Duration.ofHours(1));
        assertThat(told()).isNull();

        settle(Duration.ZERO);

        assertThat(told()).isEqualTo("refund.settled " + dispute.id());
        assertThat(dispute.books()).isEqualTo("REFUNDED COMPLETED 1 [100]");
    }

    @Test
    void what_has_settled_is_not_cancelled() {
        settle(Duration.ZERO);

        assertThat(Refusal.of(() -> server.cancel(refund.refundId())).details())
                .containsEntry("reason", "refund_settled");
        assertThat(dispute.books()).isEqualTo("REFUNDED COMPLETED 1 [100]");
    }

    @Test
    void what_was_cancelled_does_not_settle() {
        server.cancel(refund.refundId());

        settle(Duration.ZERO);

        assertThat(told()).isNull();
    }

    @Test
    void while_its_cancellation_is_stuck_it_does_not_settle_and_once_the_payment_stands_again_it_does() {
        ledger.are(Fault.AFTER_COMMIT, Fault.AWAY);
        assertThat(Refusal.of(() -> server.cancel(refund.refundId())).details()).containsEntry("reason", "stuck");

        settle(Duration.ZERO);
        assertThat(told()).isNull();
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 0 [100,-100]");

        server.approve(dispute, "reverse_payment");
        server.resume();
        settle(Duration.ZERO);
        assertThat(dispute.books()).isEqualTo("REFUNDED COMPLETED 1 [100,-100,100]");
    }

    @Test
    void an_undoing_that_comes_once_more_forgets_nothing_of_a_later_cancellation_under_the_same_key() {
        UUID same = UUID.randomUUID();
        ledger.are(Fault.AWAY);
        Refusal.of(() -> server.cancel(Writers.under(same), refund.refundId()));
        dispute.stuck("void_refund");
        server.cancel(Writers.under(same), refund.refundId());

        server.approve(dispute, "void_refund");
        server.resume();

        assertThat(server.cancel(Writers.under(same), refund.refundId()).replayed())
                .isTrue();
        assertThat(dispute.books()).isEqualTo("OPEN VOIDED 0 [100,-100]");
    }

    @Test
    void a_refund_of_somebody_whom_the_viewer_may_not_see_is_not_there() {
        Case hidden = Case.restricted();
        String theirs = server.issue(Writers.by("user-3", "agent-1", true, UUID.randomUUID()), hidden)
                .result()
                .refundId();

        assertThat(Refusal.of(() -> server.cancel(theirs)).code()).isEqualTo("not_found");
        assertThat(hidden.books()).isEqualTo("REFUNDED PENDING 1 [100]");
    }
}
