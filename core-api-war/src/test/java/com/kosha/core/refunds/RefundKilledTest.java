package com.kosha.core.refunds;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.PowerCut;
import com.kosha.core.Writers;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The server's process is killed in the midst of a saga; two others then race to go on with it. */
class RefundKilledTest {
    private final Case dispute = Case.open();
    private final UUID key = UUID.randomUUID();
    private final BankServer next = new BankServer();

    private void killed(RefundPowerCut.Point point, String subject) throws Exception {
        assertThat(PowerCut.run(RefundPowerCut.class, BankSystem.ledgerUrl(), point.name(), key.toString(), subject))
                .isEqualTo(PowerCut.KILLED);
    }

    private void twoGoOn() throws Exception {
        dispute.forgotten();
        Writers.atOnce(2, () -> {
            new BankServer().resume();
            return true;
        });
    }

    /** How each saga ended, and each of its steps. */
    private String ends() {
        return BankSystem.look(
                "SELECT coalesce(string_agg(concat_ws(' ', state, (SELECT string_agg(t.state, '+' ORDER BY"
                        + " position) FROM ops.saga_steps t WHERE t.saga_id = s.saga_id)), ', ' ORDER BY created_at), 'none')"
                        + " FROM ops.sagas s WHERE payload ->> 'dispute_id' = '" + dispute.id() + "'");
    }

    @ParameterizedTest
    @CsvSource({
        "BEFORE_THE_OPENING_COMMITS, OPEN 0 [], none",
        "BETWEEN_THE_STEPS, OPEN FAILED 0 [], COMPENSATED COMPENSATED",
        "BEFORE_THE_LEDGER_COMMITS, OPEN FAILED 0 [], COMPENSATED COMPENSATED+COMPENSATED",
        "AFTER_THE_LEDGER_COMMITS, 'OPEN FAILED 0 [100,-100]', COMPENSATED COMPENSATED+COMPENSATED",
        "BEFORE_THE_COMPENSATION_COMMITS, 'OPEN FAILED 0 [100,-100]', COMPENSATED COMPENSATED+COMPENSATED",
        "AFTER_THE_COMPENSATION_COMMITS, 'OPEN FAILED 0 [100,-100]', COMPENSATED COMPENSATED+COMPENSATED",
    })
    void killed_before_all_of_it_is_done_nothing_stands_and_the_same_key_is_the_first(
            RefundPowerCut.Point point, String books, String ends) throws Exception {
        killed(point, dispute.id());

        twoGoOn();

        assertThat(dispute.books()).isEqualTo(books);
        assertThat(ends()).isEqualTo(ends);
        assertThat(dispute.remembered()).isEqualTo("0 0");
        assertThat(next.issue(Writers.under(key), dispute).replayed()).isFalse();
        assertThat(dispute.ledger()).startsWith("1 ");
    }

    @ParameterizedTest
    @CsvSource({"BEFORE_THE_END_COMMITS", "AFTER_THE_END_COMMITS"})
    void killed_when_all_of_it_is_done_it_stands_once_and_the_same_key_is_told_so(RefundPowerCut.Point point)
            throws Exception {
        killed(point, dispute.id());

        twoGoOn();

        assertThat(next.issue(Writers.under(key), dispute).replayed()).isTrue();
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
        assertThat(ends()).isEqualTo("COMPLETED DONE+DONE");
    }

    @ParameterizedTest
    @CsvSource({
        "BETWEEN_THE_STEPS, [100]",
        "BEFORE_THE_LEDGER_COMMITS, [100]",
        "AFTER_THE_LEDGER_COMMITS, '[100,-100,100]'",
        "BEFORE_THE_COMPENSATION_COMMITS, '[100,-100,100]'",
        "AFTER_THE_COMPENSATION_COMMITS, '[100,-100,100]'",
    })
    void killed_before_a_cancellation_is_done_the_refund_stands_as_before_and_can_be_cancelled(
            RefundPowerCut.Point point, String entries) throws Exception {
        String refund = next.issue(dispute).refundId();
        killed(point, refund);

        twoGoOn();

        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 " + entries);
        next.cancel(Writers.under(key), refund);
        assertThat(dispute.books()).startsWith("OPEN VOIDED 0 ");
    }

    @ParameterizedTest
    @CsvSource({"BEFORE_THE_END_COMMITS", "AFTER_THE_END_COMMITS"})
    void killed_when_a_cancellation_is_all_done_the_refund_is_void(RefundPowerCut.Point point) throws Exception {
        String refund = next.issue(dispute).refundId();
        killed(point, refund);

        twoGoOn();

        assertThat(dispute.books()).isEqualTo("OPEN VOIDED 0 [100,-100]");
        assertThat(next.cancel(Writers.under(key), refund).replayed()).isTrue();
    }
}
