package com.kosha.core.refunds;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.db.Db;
import com.kosha.core.db.Limits;
import com.kosha.core.db.Query;
import com.kosha.core.idempotency.Write;
import com.kosha.core.refunds.Faults.Fault;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Where there is one connection, and somebody keeps it for longer than a request is made to wait. */
class BusyPoolTest {
    private static final Limits ONE =
            new Limits(1, Duration.ofMillis(50), Duration.ofSeconds(2), Duration.ofMillis(100));
    private static final Query ANY = Query.of("SELECT 1");

    private final Faults ledger = new Faults();
    private final BankServer server = new BankServer(BankSystem.app(), ledger.in(BankSystem.ledger()), ONE);
    private final Case dispute = Case.open();
    private final Write write = Writers.under(UUID.randomUUID());
    private Thread somebody = new Thread();

    /** Takes the connection, and has three others turned away before it goes back. */
    private void keepsBusy(Db db) {
        somebody = new Thread(() -> db.list(BankSystem.ordinary().inPatience(), ANY, row -> {
            for (int others = 0; others < 3; others++) {
                assertThat(Refusal.of(() -> db.list(BankSystem.ordinary(), ANY, next -> 1))
                                .code())
                        .isEqualTo("overloaded");
            }
            return 1;
        }));
        somebody.start();
        while (somebody.isAlive()
                && somebody.getState()
                        != Thread.State.TIMED_WAITING) { // for the connection, or for those it turns away
            Thread.onSpinWait();
        }
    }

    @AfterEach
    void gone() throws InterruptedException {
        somebody.join();
    }

    @Test
    void what_a_step_came_to_is_written_however_busy_the_bank_is() {
        ledger.onStop(() -> keepsBusy(server.db));
        ledger.are(Fault.STOP);

        server.issue(write, dispute);

        assertThat(dispute.books()).isEqualTo("REFUNDED PENDING 1 [100]");
    }

    @Test
    void what_was_done_is_undone_however_busy_the_ledger_is() {
        ledger.onStop(() -> {
            write.call().cancellation().call();
            keepsBusy(server.ledgerDb);
        });
        ledger.are(Fault.STOP);

        assertThat(Refusal.of(() -> server.issue(write, dispute)).details()).containsEntry("reason", "stopped");
        assertThat(dispute.books()).isEqualTo("OPEN FAILED 0 [100,-100]");
    }
}
