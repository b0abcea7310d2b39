package com.kosha.core.disputes;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeStatus;
import com.kosha.contract.DisputeView;
import com.kosha.contract.Problem;
import com.kosha.contract.ReasonCode;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.core.Writers;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Turns;
import com.kosha.core.idempotency.Write;
import com.kosha.resilience.Time;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisputesTest {
    private static final String NARRATIVE = "Never was at that shop, says the customer of 9876504321";

    private final Disputes disputes = new Disputes(BankSystem.db(), new Turns(), Time.system());

    private static DisputeRequest of(String txnId) {
        return new DisputeRequest(txnId, ReasonCode.UNAUTHORISED, NARRATIVE);
    }

    private static Write anew() {
        return Writers.under(UUID.randomUUID());
    }

    private static String count(String from) {
        return BankSystem.look("SELECT count(*) FROM " + from);
    }

    @Test
    void a_dispute_is_of_the_whole_amount_and_names_who_raised_it() {
        Answer<DisputeView> answer = disputes.raise(anew(), of("TXN-000000000001"));
        DisputeView dispute = answer.result();

        assertThat(answer.replayed()).isFalse();
        assertThat(dispute.disputeId()).matches("DSP-[0-9]{8}");
        assertThat(dispute.amountPaise() + dispute.amountDisplay()).isEqualTo("100₹1.00");
        assertThat(dispute.status()).isEqualTo(DisputeStatus.OPEN);
        assertThat(dispute.raisedBy()).isEqualTo("user-1");
        assertThat(BankSystem.look("SELECT concat_ws('|', reason_code, narrative, amount_paise, status, raised_by,"
                        + " client_id) FROM bank.disputes WHERE dispute_id = '" + dispute.disputeId() + "'"))
                .isEqualTo("UNAUTHORISED|" + NARRATIVE + "|100|OPEN|user-1|agent-1");
    }

    @Test
    void its_event_says_what_it_is_about_and_nothing_personal() {
        String id = disputes.raise(anew(), of("TXN-000000000002")).result().disputeId();

        assertThat(BankSystem.look(
                        "SELECT concat_ws('|', event_type, group_key, trace_id, (SELECT string_agg(k, ',') FROM"
                                + " jsonb_object_keys(payload) k), sent_at) FROM ops.outbox WHERE group_key = '" + id
                                + "'"))
                .isEqualTo("dispute.raised|" + id + "|" + Writers.TRACE
                        + "|txn_id,raised_at,dispute_id,reason_code,amount_paise");
        assertThat(BankSystem.look("SELECT payload FROM ops.outbox WHERE group_key = '" + id + "'"))
                .doesNotContain("9876504321")
                .doesNotContain("user-1");
    }

    @ParameterizedTest
    @CsvSource({
        "TXN-000000000061, WITHDRAWN, 2",
        "TXN-000000000062, REJECTED, 2",
        "TXN-000000000063, UNDER_REVIEW, 1",
        "TXN-000000000064, REFUNDED, 1"
    })
    void the_same_intent_is_a_new_dispute_once_the_first_does_not_stand_any_more(
            String txnId, DisputeStatus status, String inAll) {
        DisputeView first = disputes.raise(anew(), of(txnId)).result();
        BankSystem.look("UPDATE bank.disputes SET status = '" + status + "' WHERE dispute_id = '" + first.disputeId()
                + "' RETURNING 1");

        assertThat(disputes.raise(anew(), of(txnId)).replayed()).isEqualTo(inAll.equals("1"));
        assertThat(count("bank.disputes WHERE txn_id = '" + txnId + "'")).isEqualTo(inAll);
    }

    @Test
    void the_same_key_is_told_the_first_answer() {
        UUID key = UUID.randomUUID();
        DisputeView first =
                disputes.raise(Writers.under(key), of("TXN-000000000003")).result();
        Answer<DisputeView> second = disputes.raise(Writers.under(key), of("TXN-000000000003"));

        assertThat(second.replayed()).isTrue();
        assertThat(second.result()).isEqualTo(first.again());
        assertThat(count("bank.disputes WHERE txn_id = 'TXN-000000000003'")).isEqualTo("1");
        assertThat(count("ops.outbox WHERE group_key = '" + first.disputeId() + "'"))
                .isEqualTo("1");
    }

    @Test
    void the_same_intent_of_anybody_under_any_key_is_told_the_first_answer() {
        DisputeView first = disputes.raise(anew(), of("TXN-000000000004")).result();
        UUID another = UUID.randomUUID();
        DisputeRequest otherWords =
                new DisputeRequest("TXN-000000000004", ReasonCode.UNAUTHORISED, "Told by the customer's husband");
        Write colleague = Writers.by("user-2", "agent-2", false, another);

        assertThat(disputes.raise(colleague, otherWords).result()).isEqualTo(first.again());
        assertThat(disputes.raise(colleague, otherWords).result()).isEqualTo(first.again());
        assertThat(count("bank.disputes WHERE txn_id = 'TXN-000000000004'")).isEqualTo("1");
    }

    @Test
    void another_reason_is_another_dispute() {
        String first = disputes.raise(anew(), of("TXN-000000000006")).result().disputeId();
        String second = disputes.raise(
                        anew(), new DisputeRequest("TXN-000000000006", ReasonCode.WRONG_AMOUNT, NARRATIVE))
                .result()
                .disputeId();

        assertThat(second).isNotEqualTo(first);
    }

    @Test
    void the_same_key_with_other_arguments_is_a_conflict_that_waiting_does_not_mend() {
        UUID key = UUID.randomUUID();
        disputes.raise(Writers.under(key), of("TXN-000000000007"));

        Problem problem = Refusal.of(() -> disputes.raise(
                Writers.under(key),
                new DisputeRequest("TXN-000000000007", ReasonCode.UNAUTHORISED, "Other words than before")));

        assertThat(problem.code()).isEqualTo("conflict");
        assertThat(problem.retryAfterS()).isNull();
        assertThat(problem.message()).contains("idempotency key");
    }

    @Test
    void the_same_key_of_another_person_or_client_is_another_key() {
        UUID key = UUID.randomUUID();
        disputes.raise(Writers.under(key), of("TXN-000000000008"));

        assertThat(disputes.raise(Writers.by("user-2", "agent-1", false, key), of("TXN-000000000009"))
                        .replayed())
                .isFalse();
        assertThat(disputes.raise(Writers.by("user-1", "agent-2", false, key), of("TXN-000000000011"))
                        .replayed())
                .isFalse();
    }

    @Test
    void who_may_not_see_the_transaction_is_not_told_of_its_dispute_even_under_the_same_key() {
        UUID key = UUID.randomUUID();
        disputes.raise(Writers.by("user-1", "agent-1", true, key), of("TXN-000000000904"));

        Problem hidden = Refusal.of(() -> disputes.raise(Writers.under(key), of("TXN-000000000904")));
        Problem absent = Refusal.of(() -> disputes.raise(anew(), of("TXN-999999999999")));

        assertThat(hidden).isEqualTo(absent);
        assertThat(hidden.code()).isEqualTo("not_found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TXN-000000000005",
                "TXN-000000000911",
                "TXN-000000000912",
                "TXN-000000000913",
                "TXN-000000000914",
                "TXN-000000000915"
            })
    void money_that_came_in_or_may_still_come_back_by_itself_cannot_be_disputed(String txnId) {
        UUID key = UUID.randomUUID();
        Write write = Writers.by("user-1", "agent-1", true, key);

        assertThat(Refusal.of(() -> disputes.raise(write, of(txnId))).code()).isEqualTo("conflict");
        assertThat(count("ops.client_keys WHERE key = '" + key + "'")).isEqualTo("0");
    }

    @Test
    void a_completed_debit_can_be() {
        Write write = Writers.by("user-1", "agent-1", true, UUID.randomUUID());

        assertThat(disputes.raise(write, of("TXN-000000000916")).replayed()).isFalse();
    }

    @Test
    void a_dispute_that_no_intent_remembers_stands_in_the_way_all_the_same() {
        String first = disputes.raise(anew(), of("TXN-000000000012")).result().disputeId();
        BankSystem.look("DELETE FROM ops.intents WHERE effect_id = '" + first + "' RETURNING 1");

        assertThat(Refusal.of(() -> disputes.raise(anew(), of("TXN-000000000012")))
                        .message())
                .contains("stands already");
    }

    @Test
    void what_cannot_be_is_refused_by_name() {
        assertThat(Refusal.field(() -> disputes.raise(anew(), of("TXN-1")))).isEqualTo("invalid_argument txn_id");
        assertThat(Refusal.field(() ->
                        disputes.raise(anew(), new DisputeRequest("TXN-000000000013", ReasonCode.OTHER, "too short"))))
                .isEqualTo("invalid_argument narrative");
    }
}
