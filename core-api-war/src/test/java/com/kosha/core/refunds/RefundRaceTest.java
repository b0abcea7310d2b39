package com.kosha.core.refunds;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.KoshaException;
import com.kosha.contract.RefundView;
import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Write;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class RefundRaceTest {
    private static final int TWENTY = 20;

    private final BankServer one = new BankServer();
    private final BankServer other = new BankServer();

    /** Half of them under one key of one person, half under new keys and from somebody else. */
    @Test
    void twenty_at_once_through_two_servers_are_one_payment_and_twenty_answers_that_name_it() throws Exception {
        Case dispute = Case.open();
        UUID key = UUID.randomUUID();
        AtomicInteger turn = new AtomicInteger();

        List<Answer<RefundView>> answers = Writers.atOnce(TWENTY, () -> {
            int number = turn.getAndIncrement();
            Write write =
                    number % 4 < 2 ? Writers.under(key) : Writers.by("user-2", "agent-2", false, UUID.randomUUID());
            return (number % 2 == 0 ? one : other).issue(write, dispute);
        });

        assertThat(answers).filteredOn(answer -> !answer.replayed()).hasSize(1);
        assertThat(answers)
                .extracting(answer -> answer.result().again())
                .containsOnly(answers.get(0).result().again());
        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
    }

    @RepeatedTest(5)
    void a_cancellation_and_the_settlement_race_and_one_of_them_wins() throws Exception {
        Case dispute = Case.open();
        String refund = one.issue(dispute).refundId();
        Settlement settlement = new Settlement(other.db, Time.system(), Duration.ZERO);
        AtomicInteger turn = new AtomicInteger();

        List<String> ends = Writers.atOnce(2, () -> {
            if (turn.getAndIncrement() == 0) {
                while (settlement.settleOne()) {
                    assertThat(refund).isNotNull();
                }
                return "";
            }
            try {
                return one.cancel(refund).status().name();
            } catch (KoshaException late) {
                return String.valueOf(late.details().get("reason"));
            }
        });

        String told = BankSystem.look("SELECT count(*) FROM ops.outbox WHERE group_key = '" + refund + "'");
        if (ends.contains("VOIDED")) {
            assertThat(dispute.books() + " " + told).isEqualTo("OPEN VOIDED 0 [100,-100] 0");
        } else {
            assertThat(ends).contains("refund_settled");
            assertThat(dispute.books() + " " + told).isEqualTo("REFUNDED COMPLETED 1 [100] 1");
        }
    }
}
