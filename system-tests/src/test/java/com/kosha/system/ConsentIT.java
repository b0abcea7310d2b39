package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Nothing is changed before the person behind the call has agreed, and an answer counts once, for whom it was asked. */
class ConsentIT {
    private static final String ROLE = "payments_analyst";

    private final String txnId = Payments.undisputed();
    private final String key = UUID.randomUUID().toString();

    @Test
    void a_person_who_agrees_has_it_done_once_and_the_answer_is_worth_nothing_after() {
        String state = asked();
        assertThat(Payments.disputesOf(txnId)).isZero();

        Answer done = answered(Stack.tokenOf(ROLE), "{\"action\":\"accept\",\"content\":{\"agree\":true}}", state);
        Answer again = answered(Stack.tokenOf(ROLE), "{\"action\":\"accept\",\"content\":{\"agree\":true}}", state);

        assertThat(done.content().path("replayed").asBoolean(true)).isFalse();
        assertThat(again.status()).isEqualTo(400);
        assertThat(Payments.disputesOf(txnId)).isEqualTo(1);
        assertThat(Payments.eventsOf(txnId)).isEqualTo(1);
    }

    @Test
    void a_person_who_declines_or_dismisses_the_question_has_nothing_done() {
        Answer declined = answered(Stack.tokenOf(ROLE), "{\"action\":\"decline\"}", asked());
        Answer dismissed = answered(Stack.tokenOf(ROLE), "{\"action\":\"cancel\"}", asked());

        assertThat(List.of(declined.code(), dismissed.code())).containsOnly("forbidden");
        assertThat(Payments.disputesOf(txnId)).isZero();
    }

    @Test
    void nobody_answers_for_somebody_else() {
        String state = asked();

        Answer other = answered(
                Stack.token("--user", "meera"), // who may raise disputes too
                "{\"action\":\"accept\",\"content\":{\"agree\":true}}",
                state);

        assertThat(other.status()).isEqualTo(400);
        assertThat(Payments.disputesOf(txnId)).isZero();
    }

    @Test
    void whoever_may_not_is_refused_before_anybody_is_asked() {
        Answer refused = Mcp.send(Stack.tokenOf("kyc_officer"), call(), Map.of());

        assertThat(refused.code()).isEqualTo("forbidden");
    }

    @Test
    void the_audit_tells_that_somebody_was_asked_from_what_was_done() {
        Answer asked = Mcp.send(Stack.tokenOf(ROLE), call(), Map.of());
        Answer done = answered(
                Stack.tokenOf(ROLE),
                "{\"action\":\"accept\",\"content\":{\"agree\":true}}",
                asked.result().path("requestState").asText());

        JsonNode first = record(asked.headers().firstValue("X-Trace-Id").orElseThrow());
        JsonNode second = record(done.content().path("trace_id").asText());
        assertThat(first.path("outcome").asText()).isEqualTo("asked");
        assertThat(second.path("outcome").asText()).isEqualTo("succeeded");
        assertThat(first.path("key_digest")).isEqualTo(second.path("key_digest"));
        assertThat(first.toString() + second).doesNotContain(key, txnId);
    }

    private static JsonNode record(String traceId) {
        return Eventually.of(() -> AuditIT.records(traceId), records -> !records.isEmpty())
                .get(0);
    }

    private String asked() {
        Answer asked = Mcp.send(Stack.tokenOf(ROLE), call(), Map.of());
        assertThat(asked.result().path("resultType").asText()).isEqualTo("input_required");
        assertThat(asked.result().at("/inputRequests/consent/params/message").asText())
                .contains(txnId, "₹", "wrong amount", "The wrong amount was taken.");
        return asked.result().path("requestState").asText();
    }

    private Answer answered(String token, String answer, String state) {
        ObjectNode message = call();
        ObjectNode params = (ObjectNode) message.path("params");
        params.putObject("inputResponses").set("consent", Mcp.json(answer));
        params.put("requestState", state);
        return Mcp.send(token, message, Map.of());
    }

    private ObjectNode call() {
        ObjectNode message = Mcp.toolCall(
                "raise_dispute",
                "{'txn_id':'" + txnId + "','reason_code':'wrong_amount','narrative':'The wrong amount was taken.',"
                        + "'idempotency_key':'" + key + "'}");
        message.withObject("/params/_meta/io.modelcontextprotocol~1clientCapabilities")
                .putObject("elicitation");
        return message;
    }
}
