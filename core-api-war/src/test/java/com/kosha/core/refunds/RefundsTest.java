package com.kosha.core.refunds;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundStatus;
import com.kosha.contract.RefundView;
import com.kosha.contract.SagaState;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Write;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefundsTest {
    private final BankServer server = new BankServer();

    private static Write anew() {
        return Writers.under(UUID.randomUUID());
    }

    private String refused(String disputeId, long amount) {
        return Refusal.of(() -> server.refunds.issue(anew(), UUID.randomUUID(), new RefundRequest(disputeId, amount)))
                .code();
    }

    @Test
    void a_refund_marks_the_dispute_and_stands_in_the_ledger_once_its_saga_is_complete() {
        Case dispute = Case.open();

        RefundView refund = server.issue(dispute);

        assertThat(refund.refundId()).matches("RFD-[0-9]{8}");
        assertThat(refund.amountDisplay()).isEqualTo("₹1.00");
        assertThat(refund.status()).isEqualTo(RefundStatus.PENDING);
        assertThat(refund.sagaState()).isEqualTo(SagaState.COMPLETED);
        assertThat(refund.issuedBy()).isEqualTo("user-1");
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
        assertThat(dispute.sagas()).isEqualTo("issue_refund COMPLETED mark_refund_issued:DONE record_payment:DONE");
    }

    @Test
    void nobody_is_told_of_it_before_it_settles() {
        RefundView refund = server.issue(Case.open());

        assertThat(BankSystem.look("SELECT count(*) FROM ops.outbox WHERE group_key = '" + refund.refundId() + "'"))
                .isEqualTo("0");
    }

    @Test
    void the_same_key_is_told_the_first_answer() {
        Case dispute = Case.open();
        UUID key = UUID.randomUUID();
        RefundView first = server.issue(Writers.under(key), dispute).result();

        Answer<RefundView> second = server.issue(Writers.under(key), dispute);

        assertThat(second.replayed()).isTrue();
        assertThat(second.result()).isEqualTo(first.again());
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
    }

    @Test
    void another_person_under_another_key_is_told_the_first_answer_too() {
        Case dispute = Case.open();
        RefundView first = server.issue(dispute);

        Answer<RefundView> second = server.issue(Writers.by("user-2", "agent-2", false, UUID.randomUUID()), dispute);

        assertThat(second.result()).isEqualTo(first.again());
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
    }

    @Test
    void one_key_for_another_dispute_is_a_conflict() {
        UUID key = UUID.randomUUID();
        server.issue(Writers.under(key), Case.open());

        assertThat(Refusal.of(() -> server.issue(Writers.under(key), Case.open()))
                        .details())
                .containsEntry("reason", "key_reused");
    }

    @ParameterizedTest
    @ValueSource(longs = {99, 101})
    void another_amount_than_the_disputed_one_is_refused_and_leaves_nothing(long amount) {
        Case dispute = Case.open();

        assertThat(refused(dispute.id(), amount)).isEqualTo("conflict");
        assertThat(dispute.books()).isEqualTo("OPEN 0 []");
        assertThat(dispute.sagas()).isNull();
        assertThat(dispute.remembered()).isEqualTo("0 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"REFUNDED", "REJECTED", "WITHDRAWN"})
    void a_dispute_that_is_not_open_is_not_refunded(String status) {
        Case dispute = Case.of("TXN-000000000001", status);

        assertThat(refused(dispute.id(), 100)).isEqualTo("conflict");
        assertThat(dispute.books()).isEqualTo(status + " 0 []");
    }

    @Test
    void one_under_review_is() {
        Case dispute = Case.of("TXN-000000000001", "UNDER_REVIEW");

        server.issue(dispute);

        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
    }

    @Test
    void a_dispute_that_the_viewer_may_not_see_is_not_there_even_when_it_is_refunded_already() {
        Case dispute = Case.restricted();
        Write seesAll = Writers.by("user-3", "agent-1", true, UUID.randomUUID());

        assertThat(refused(dispute.id(), 100)).isEqualTo("not_found");
        assertThat(server.issue(seesAll, dispute).replayed()).isFalse();
        assertThat(refused(dispute.id(), 100)).isEqualTo("not_found");
        assertThat(refused("DSP-99999999", 100)).isEqualTo("not_found");
    }

    @Test
    void what_cannot_be_a_dispute_or_an_amount_is_refused_by_its_name() {
        assertThat(Refusal.field(() -> server.refunds.issue(anew(), UUID.randomUUID(), new RefundRequest("DSP-1", 1))))
                .isEqualTo("invalid_argument dispute_id");
        assertThat(Refusal.field(
                        () -> server.refunds.issue(anew(), UUID.randomUUID(), new RefundRequest("DSP-00000001", 0))))
                .isEqualTo("invalid_argument amount_paise");
    }
}
