package com.kosha.core.disputes;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeView;
import com.kosha.contract.ReasonCode;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.db.Limits;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Turns;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class DisputesFaultTest {
    private static final Limits LIMITS =
            new Limits(2, Duration.ofSeconds(2), Duration.ofSeconds(3), Duration.ofMillis(100));

    private final Disputes sound = new Disputes(BankSystem.db(), new Turns(), Time.system());

    private static Disputes faulty(FaultySource.Breaks breaks) {
        return new Disputes(
                BankSystem.db(FaultySource.of(BankSystem.app(), breaks), LIMITS), new Turns(), Time.system());
    }

    private static DisputeRequest of(String txnId) {
        return new DisputeRequest(txnId, ReasonCode.NOT_RECEIVED, "The parcel has not come");
    }

    /** Disputes and events of the payment, keys of that name, and intents altogether. */
    private static String books(String txnId, UUID key) {
        return BankSystem.look("SELECT concat_ws(' ', (SELECT count(*) FROM bank.disputes WHERE txn_id = '" + txnId
                + "'), (SELECT count(*) FROM ops.outbox WHERE payload ->> 'txn_id' = '" + txnId
                + "'), (SELECT count(*) FROM ops.client_keys WHERE key = '" + key
                + "'), (SELECT count(*) FROM ops.intents))");
    }

    private static String told(Disputes disputes, UUID key, String txnId) {
        return Refusal.of(() -> disputes.raise(Writers.under(key), of(txnId))).code();
    }

    @Test
    void what_breaks_before_the_commit_leaves_nothing_and_the_next_try_is_the_first() {
        UUID key = UUID.randomUUID();
        String before = books("TXN-000000000041", key);

        assertThat(told(faulty(FaultySource.Breaks.BEFORE_COMMIT), key, "TXN-000000000041"))
                .isEqualTo("dependency_unavailable");
        assertThat(books("TXN-000000000041", key)).isEqualTo(before).startsWith("0 0 0 ");
        assertThat(sound.raise(Writers.under(key), of("TXN-000000000041")).replayed())
                .isFalse();
    }

    @Test
    void what_breaks_after_the_commit_has_happened_and_the_next_try_is_told_so() {
        UUID key = UUID.randomUUID();

        assertThat(told(faulty(FaultySource.Breaks.AFTER_COMMIT), key, "TXN-000000000042"))
                .isEqualTo("dependency_unavailable");
        assertThat(books("TXN-000000000042", key)).startsWith("1 1 1 ");
        Answer<DisputeView> again = sound.raise(Writers.under(key), of("TXN-000000000042"));
        assertThat(again.replayed()).isTrue();
        assertThat(books("TXN-000000000042", key)).startsWith("1 1 1 ");
    }
}
