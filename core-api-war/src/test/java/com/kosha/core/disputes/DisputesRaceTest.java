package com.kosha.core.disputes;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeView;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ReasonCode;
import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.db.Db;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Turns;
import com.kosha.resilience.Time;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Fifty at once: through one server with eight connections, through one with two, and through fifty servers. */
class DisputesRaceTest {
    private static final int MANY = 50;

    private final Disputes disputes = new Disputes(Writers.eight(), new Turns(), Time.system());

    private static DisputeRequest of(String txnId) {
        return new DisputeRequest(txnId, ReasonCode.DUPLICATE, "The shop has taken it twice");
    }

    private static void happenedOnce(List<Answer<DisputeView>> answers, String txnId) {
        assertThat(answers)
                .hasSize(MANY)
                .filteredOn(answer -> !answer.replayed())
                .hasSize(1);
        assertThat(answers)
                .extracting(answer -> answer.result().again())
                .containsOnly(answers.get(0).result().again());
        assertThat(BankSystem.look("SELECT count(*) FROM bank.disputes WHERE txn_id = '" + txnId + "'"))
                .isEqualTo("1");
        assertThat(BankSystem.look("SELECT count(*) FROM ops.outbox WHERE payload ->> 'txn_id' = '" + txnId + "'"))
                .isEqualTo("1");
    }

    @Test
    void one_key_fifty_times_is_one_dispute_one_event_and_fifty_equal_answers() throws Exception {
        UUID key = UUID.randomUUID();

        var answers = Writers.atOnce(MANY, () -> disputes.raise(Writers.under(key), of("TXN-000000000021")));

        happenedOnce(answers, "TXN-000000000021");
    }

    /** Nobody waits for another's turn: the database alone keeps them apart. */
    @Test
    void one_key_through_fifty_servers_at_once_is_one_dispute_too() throws Exception {
        UUID key = UUID.randomUUID();
        Db shared = Writers.eight();

        var answers = Writers.atOnce(
                MANY,
                () -> new Disputes(shared, new Turns(), Time.system())
                        .raise(Writers.under(key), of("TXN-000000000023")));

        happenedOnce(answers, "TXN-000000000023");
    }

    /** Those who wait for their turn hold no connection, so nobody is told that the server is overloaded. */
    @Test
    void two_connections_are_enough_for_fifty_duplicates() throws Exception {
        Disputes small = new Disputes(BankSystem.db(), new Turns(), Time.system());

        var answers = Writers.atOnce(MANY, () -> small.raise(Writers.under(UUID.randomUUID()), of("TXN-000000000024")));

        happenedOnce(answers, "TXN-000000000024");
    }

    @Test
    void one_intent_of_fifty_people_under_fifty_keys_is_one_dispute_too() throws Exception {
        AtomicInteger person = new AtomicInteger();

        var answers = Writers.atOnce(MANY, () -> {
            String subject = "person-" + person.incrementAndGet();
            return disputes.raise(Writers.by(subject, "agent-1", false, UUID.randomUUID()), of("TXN-000000000022"));
        });

        happenedOnce(answers, "TXN-000000000022");
        assertThat(BankSystem.look(
                        "SELECT count(*) FROM ops.client_keys WHERE result ->> 'txn_id' = 'TXN-000000000022'"))
                .isEqualTo("50");
    }

    @Test
    void one_key_for_many_payments_at_once_is_one_dispute_and_conflicts() throws Exception {
        UUID key = UUID.randomUUID();
        AtomicInteger payment = new AtomicInteger();

        var answers = Writers.atOnce(4, () -> {
            String txnId = "TXN-00000000003" + payment.incrementAndGet();
            try {
                return disputes.raise(Writers.under(key), of(txnId)).replayed() ? "replayed" : "raised";
            } catch (KoshaException refused) {
                return refused.code().wire();
            }
        });

        assertThat(answers).containsExactlyInAnyOrder("raised", "conflict", "conflict", "conflict");
    }
}
