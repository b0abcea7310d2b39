package com.kosha.core.refunds;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.KoshaException;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Write;
import com.kosha.core.refunds.Faults.Fault;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The server dies just before and just after each of its commits in turn, and two others race to go on. */
class RefundCrashTest {
    private static final int MORE_THAN_THERE_ARE = 100;

    private final CrashPoints crashes = new CrashPoints();
    private final Faults ledger = new Faults();
    private final BankServer mortal = new BankServer(crashes::in, real -> crashes.in(ledger.in(real)));
    private final BankServer sound = new BankServer();

    private void dies(Runnable deed) {
        try {
            deed.run();
        } catch (CrashPoints.Crash | KoshaException end) {
            assertThat(end).isNotNull();
        }
    }

    private void twoGoOn(Case dispute) throws Exception {
        dispute.forgotten();
        Writers.atOnce(2, () -> {
            new BankServer().resume();
            return true;
        });
    }

    @Test
    void a_refund_stands_wholly_or_not_at_all_and_is_never_paid_twice() throws Exception {
        int point = 0;
        for (boolean died = true; died; point++) {
            assertThat(point).isLessThan(MORE_THAN_THERE_ARE);
            Case dispute = Case.open();
            UUID key = UUID.randomUUID();
            crashes.dieAt(point);

            dies(() -> mortal.issue(Writers.under(key), dispute));
            died = crashes.reached();
            twoGoOn(dispute);

            assertThat(dispute.books())
                    .as("point %d", point)
                    .matches("OPEN( FAILED)? 0 \\[(100,-100)?]|REFUNDED PENDING 1 \\[100]");
            assertThat(String.valueOf(dispute.sagas())).doesNotContain("RUNNING", "COMPENSATING", "STUCK");
            sound.issue(Writers.under(key), dispute);
            assertThat(dispute.ledger()).as("point %d", point).startsWith("1 ").endsWith("100]");
        }
        assertThat(point).isGreaterThan(8);
    }

    @Test
    void an_unwinding_is_finished_once_wherever_it_was_broken_off() throws Exception {
        int point = 0;
        for (boolean died = true; died; point++) {
            assertThat(point).isLessThan(MORE_THAN_THERE_ARE);
            Case dispute = Case.open();
            ledger.are(Fault.AFTER_COMMIT);
            crashes.dieAt(point);

            dies(() -> mortal.issue(dispute));
            died = crashes.reached();
            ledger.are();
            twoGoOn(dispute);

            assertThat(dispute.books()).as("point %d", point).matches("OPEN( FAILED)? 0 \\[(100,-100)?]");
            assertThat(String.valueOf(dispute.sagas())).doesNotContain("RUNNING", "COMPENSATING", "STUCK");
            assertThat(dispute.remembered()).isEqualTo("0 0");
        }
        assertThat(point).isGreaterThan(12);
    }

    @Test
    void a_cancellation_is_whole_or_the_refund_stands_as_before() throws Exception {
        int point = 0;
        for (boolean died = true; died; point++) {
            assertThat(point).isLessThan(MORE_THAN_THERE_ARE);
            Case dispute = Case.open();
            Write write = Writers.under(UUID.randomUUID());
            String refund = sound.issue(dispute).refundId();
            crashes.dieAt(point);

            dies(() -> mortal.cancel(write, refund));
            died = crashes.reached();
            twoGoOn(dispute);

            assertThat(dispute.books())
                    .as("point %d", point)
                    .matches("OPEN VOIDED 0 \\[100,-100]|REFUNDED PENDING 1 \\[100(,-100,100)?]");
            assertThat(dispute.sagas()).doesNotContain("RUNNING", "COMPENSATING", "STUCK");
            sound.cancel(write, refund);
            assertThat(dispute.books()).startsWith("OPEN VOIDED 0 ");
        }
        assertThat(point).isGreaterThan(8);
    }
}
