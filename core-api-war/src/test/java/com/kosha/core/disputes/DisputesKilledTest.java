package com.kosha.core.disputes;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.core.BankSystem;
import com.kosha.core.PowerCut;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Turns;
import com.kosha.resilience.Time;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The server is killed in the midst of a write; another then gets the same request. */
class DisputesKilledTest {
    private final Disputes next = new Disputes(BankSystem.db(), new Turns(), Time.system());

    private static String books(String txnId, UUID key) {
        return BankSystem.look("SELECT concat_ws(' ', (SELECT count(*) FROM bank.disputes WHERE txn_id = '" + txnId
                + "'), (SELECT count(*) FROM ops.outbox WHERE payload ->> 'txn_id' = '" + txnId
                + "'), (SELECT count(*) FROM ops.client_keys WHERE key = '" + key + "'))");
    }

    private static void killed(PowerCut.Commit point, String txnId, UUID key) throws Exception {
        assertThat(PowerCut.run(DisputePowerCut.class, point.name(), txnId, key.toString()))
                .isEqualTo(PowerCut.KILLED);
    }

    @Test
    void killed_after_the_effect_and_before_the_commit_nothing_has_happened_and_the_next_is_the_first()
            throws Exception {
        UUID key = UUID.randomUUID();
        killed(PowerCut.Commit.BEFORE, "TXN-000000000051", key);

        assertThat(books("TXN-000000000051", key)).isEqualTo("0 0 0");
        assertThat(next.raise(Writers.under(key), DisputePowerCut.of("TXN-000000000051"))
                        .replayed())
                .isFalse();
        assertThat(books("TXN-000000000051", key)).isEqualTo("1 1 1");
    }

    @Test
    void killed_after_the_commit_and_before_the_answer_all_of_it_has_happened_and_the_next_is_told_so()
            throws Exception {
        UUID key = UUID.randomUUID();
        killed(PowerCut.Commit.AFTER, "TXN-000000000052", key);

        assertThat(books("TXN-000000000052", key)).isEqualTo("1 1 1");
        assertThat(next.raise(Writers.under(key), DisputePowerCut.of("TXN-000000000052"))
                        .replayed())
                .isTrue();
        assertThat(books("TXN-000000000052", key)).isEqualTo("1 1 1");
    }
}
