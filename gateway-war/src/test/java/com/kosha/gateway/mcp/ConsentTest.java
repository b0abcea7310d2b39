package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApiDouble;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.trace.Trace;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is changed without the consent of the person behind the call. */
class ConsentTest {
    private static final String ASKS = "{\"elicitation\":{}}";
    private static final String CANNOT_ASK = "{}";
    private static final String AGREED = "{\"action\":\"accept\",\"content\":{\"agree\":true}}";

    private final McpSystem system = new McpSystem();
    private final String key = UUID.randomUUID().toString();

    @Test
    void a_person_who_can_be_asked_is_told_in_plain_words_what_will_be_done_and_nothing_is_done() {
        JsonNode asked = first();

        assertThat(asked.path("resultType").asText()).isEqualTo("input_required");
        assertThat(asked.at("/inputRequests/consent/method").asText()).isEqualTo("elicitation/create");
        assertThat(asked.at("/inputRequests/consent/params/message").asText())
                .contains("TXN-000000000001", "₹1,250.00", "duplicate", "taken twice")
                .doesNotContain("9876543210", "ABCPE1234X");
        assertThat(isWritten()).isFalse();
    }

    @Test
    void a_person_who_agrees_has_it_done_once() {
        JsonNode done = answered(AGREED);

        assertThat(done.at("/structuredContent/dispute_id").asText()).isEqualTo("DSP-00000001");
        assertThat(CoreApiDouble.WRITTEN).containsOnlyOnce(key);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"action\":\"decline\"}",
                "{\"action\":\"cancel\"}",
                "{\"action\":\"accept\"}",
                "{\"action\":\"accept\",\"content\":{\"agree\":false}}",
                "{\"action\":\"accept\",\"content\":{\"agree\":\"true\"}}",
                "{\"action\":\"shrug\"}"
            })
    void whatever_is_not_a_yes_has_nothing_done(String answer) {
        JsonNode refused = answered(answer);

        assertThat(refused.path("isError").asBoolean()).isTrue();
        assertThat(refused.at("/_meta/kosha~1error/code").asText()).isEqualTo("forbidden");
        assertThat(refused.at("/_meta/kosha~1error/details/rule").asText()).isEqualTo("consent");
        assertThat(isWritten()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "7", "\"yes\""})
    void an_answer_that_is_none_of_the_protocols_has_nothing_done(String answer) {
        again("anita", first().path("requestState").asText(), answer);

        assertThat(isWritten()).isFalse();
    }

    @Test
    void an_answer_counts_once() {
        String state = first().path("requestState").asText();
        again("anita", state, AGREED);

        JsonNode replayed = again("anita", state, AGREED);

        assertThat(replayed.at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(CoreApiDouble.WRITTEN).containsOnlyOnce(key);
    }

    @Test
    void nobody_answers_for_somebody_else() {
        String state = first().path("requestState").asText();

        assertThat(again("bela", state, AGREED).at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(isWritten()).isFalse();
    }

    @Test
    void an_answer_without_a_question_is_asked_for() {
        JsonNode asked = ask("anita", ASKS, arguments("") + ",\"inputResponses\":{\"consent\":" + AGREED + "}")
                .path("result");

        assertThat(asked.path("resultType").asText()).isEqualTo("input_required");
        assertThat(isWritten()).isFalse();
    }

    @Test
    void an_answer_that_comes_too_late_is_asked_for_again() {
        String state = first().path("requestState").asText();
        system.time.pass(RequestStates.LIFETIME.plus(Duration.ofSeconds(1)));

        JsonNode asked = again("anita", state, AGREED).path("result");

        assertThat(asked.path("resultType").asText()).isEqualTo("input_required");
        assertThat(isWritten()).isFalse();
        assertThat(again("anita", asked.path("requestState").asText(), AGREED)
                        .at("/result/structuredContent/dispute_id")
                        .asText())
                .isNotEmpty();
    }

    @Test
    void a_client_that_can_ask_cannot_confirm_by_itself() {
        JsonNode asked = ask("anita", ASKS, arguments(",\"confirm\":true")).path("result");

        assertThat(asked.path("resultType").asText()).isEqualTo("input_required");
        assertThat(isWritten()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"confirm\":false"})
    void a_client_that_cannot_ask_is_told_how_to_confirm(String confirm) {
        JsonNode refused = ask("anita", CANNOT_ASK, arguments(confirm)).path("result");

        assertThat(refused.at("/_meta/kosha~1error/code").asText()).isEqualTo("invalid_argument");
        assertThat(refused.at("/_meta/kosha~1error/details/field").asText()).isEqualTo("confirm");
        assertThat(refused.at("/content/0/text").asText()).contains("confirm true once your user has agreed");
        assertThat(isWritten()).isFalse();
    }

    @Test
    void a_client_that_cannot_ask_and_confirms_has_it_done() {
        JsonNode done = ask("anita", CANNOT_ASK, arguments(",\"confirm\":true")).path("result");

        assertThat(done.at("/structuredContent/replayed").asBoolean(true)).isFalse();
        assertThat(CoreApiDouble.WRITTEN).containsOnlyOnce(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-1-1-1-1", "00000000000000000000000000000000", "a key"})
    void a_key_is_a_uuid_in_the_form_that_everybody_writes(String bad) {
        JsonNode refused = ask(
                        "anita", CANNOT_ASK, arguments(",\"confirm\":true").replace(key, bad))
                .path("result");

        assertThat(refused.at("/_meta/kosha~1error/details/field").asText()).isEqualTo("idempotency_key");
    }

    @Test
    void nobody_is_asked_about_what_is_not_there() {
        JsonNode refused = ask("anita", ASKS, arguments("").replace("TXN-000000000001", "TXN-000000000002"))
                .path("result");

        assertThat(refused.at("/_meta/kosha~1error/code").asText()).isEqualTo("not_found");
    }

    @Test
    void the_amount_is_told_to_whom_it_is_for_alone() {
        CallContext call = callOf("anita", Scope.DISPUTES_WRITE);

        JsonNode asked = ask(call, ASKS, arguments("")).path("result");

        assertThat(asked.at("/inputRequests/consent/params/message").asText())
                .contains("TXN-000000000001")
                .doesNotContain("1,250");
    }

    @Test
    void the_audit_finds_the_calls_of_one_key_and_cannot_guess_it() {
        CallContext one = callOf("anita", Scope.values());
        CallContext other = callOf("anita", Scope.values());
        ask(one, ASKS, arguments(""));
        ask(other, CANNOT_ASK, arguments(",\"confirm\":true"));

        assertThat(one.keyDigest()).hasSize(64).isEqualTo(other.keyDigest()).doesNotContain(key);
        assertThat(one.argumentDigest()).isNotEqualTo(other.argumentDigest());
    }

    private JsonNode first() {
        return ask("anita", ASKS, arguments("")).path("result");
    }

    private JsonNode answered(String answer) {
        return again("anita", first().path("requestState").asText(), answer).path("result");
    }

    private JsonNode again(String subject, String state, String answer) {
        return ask(
                subject,
                ASKS,
                arguments("") + ",\"inputResponses\":{\"consent\":" + answer + "},\"requestState\":\"" + state + "\"");
    }

    private String arguments(String more) {
        return "\"arguments\":{\"txn_id\":\"TXN-000000000001\",\"reason_code\":\"duplicate\",\"narrative\":"
                + "\"taken twice, says ABCPE1234X, call 9876543210\",\"idempotency_key\":\"" + key + "\"" + more + "}";
    }

    private boolean isWritten() {
        return CoreApiDouble.WRITTEN.contains(key);
    }

    private JsonNode ask(String subject, String capabilities, String params) {
        return ask(callOf(subject, Scope.values()), capabilities, params);
    }

    private JsonNode ask(CallContext call, String capabilities, String params) {
        String meta = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                + "\"io.modelcontextprotocol/clientCapabilities\":" + capabilities + "}";
        return McpSystem.body(system.ask(
                Map.of("Mcp-Method", "tools/call", "MCP-Protocol-Version", "2026-07-28", "Mcp-Name", "raise_dispute"),
                McpSystem.request("tools/call", "{\"name\":\"raise_dispute\"," + params + "," + meta + "}"),
                call));
    }

    private CallContext callOf(String subject, Scope... granted) {
        CallContext call = new CallContext(Trace.from(null), system.time.nanos(), "POST /mcp", null);
        call.authenticated(new Principal(subject, "desk", Set.of(Role.PAYMENTS_ANALYST), Set.of(granted)));
        return call;
    }
}
