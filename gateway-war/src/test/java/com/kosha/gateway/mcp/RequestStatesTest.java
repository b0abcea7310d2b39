package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.trace.Trace;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes through the client's hands between two rounds of one request. */
class RequestStatesTest {
    private static final String FIRST = "{\"txn_id\":\"TXN-000000000001\"}";

    private final McpSystem system = new McpSystem(new AskingTool());

    @Test
    void a_state_that_comes_back_is_what_the_tool_remembered() {
        assertThat(said(again("anita", "desk", "raise", FIRST, state()))).isEqualTo("remembered what was asked");
    }

    @Test
    void a_state_does_not_show_up_twice() {
        String state = state();
        again("anita", "desk", "raise", FIRST, state);

        assertThat(isRefused(again("anita", "desk", "raise", FIRST, state))).isTrue();
    }

    @Test
    void another_spelling_of_a_state_is_the_same_state() {
        String state = state();
        again("anita", "desk", "raise", FIRST, state);
        char last = state.charAt(state.length() - 1); // of its six bits the last two mean nothing
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        char respelled = alphabet.charAt(alphabet.indexOf(last) ^ 1);

        JsonNode answer = again("anita", "desk", "raise", FIRST, state.substring(0, state.length() - 1) + respelled);

        assertThat(isRefused(answer)).isTrue();
    }

    @Test
    void two_states_of_one_moment_can_both_be_used() {
        String one = state();
        String other = state();

        assertThat(said(again("anita", "desk", "raise", FIRST, one))).isNotEmpty();
        assertThat(said(again("anita", "desk", "raise", FIRST, other))).isNotEmpty();
    }

    @Test
    void a_state_is_of_no_use_to_another_person_application_tool_or_for_other_arguments() {
        String state = state();

        assertThat(isRefused(again("bela", "desk", "raise", FIRST, state))).isTrue();
        assertThat(isRefused(again("anita", "phone", "raise", FIRST, state))).isTrue();
        assertThat(isRefused(again("anita", "desk", "refund", FIRST, state))).isTrue();
        assertThat(isRefused(again("anita", "desk", "raise", FIRST.replace('1', '2'), state)))
                .isTrue();
        assertThat(said(again("anita", "desk", "raise", FIRST, state))).isNotEmpty();
    }

    @Test
    void a_state_lives_for_ten_minutes_and_then_its_question_is_put_again() {
        String late = state();
        system.time.pass(RequestStates.LIFETIME.minusSeconds(1));
        String stillGood = late;
        assertThat(said(again("anita", "desk", "raise", FIRST, stillGood))).isNotEmpty();

        String expired = state();
        system.time.pass(RequestStates.LIFETIME.plus(Duration.ofSeconds(1)));
        JsonNode answer = again("anita", "desk", "raise", FIRST, expired);
        assertThat(answer.at("/result/resultType").asText()).isEqualTo("input_required");
        assertThat(said(again(
                        "anita",
                        "desk",
                        "raise",
                        FIRST,
                        answer.at("/result/requestState").asText())))
                .isNotEmpty();
        assertThat(isRefused(again("bela", "desk", "raise", FIRST, expired))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "a.b", "e30.e30", "no base64 at all", "\u20ac.\u20ac"})
    void what_is_none_of_ours_is_refused(String state) {
        assertThat(isRefused(again("anita", "desk", "raise", FIRST, state))).isTrue();
    }

    @Test
    void a_state_that_was_changed_is_refused() {
        String state = state();
        char first = state.charAt(0);

        assertThat(isRefused(again("anita", "desk", "raise", FIRST, (first == 'e' ? 'f' : 'e') + state.substring(1))))
                .isTrue();
    }

    private String state() {
        JsonNode asked = ask("anita", "desk", "raise", "\"arguments\":" + FIRST);
        assertThat(asked.at("/result/resultType").asText()).isEqualTo("input_required");
        return asked.at("/result/requestState").asText();
    }

    private JsonNode again(String subject, String client, String tool, String arguments, String state) {
        return ask(
                subject,
                client,
                tool,
                "\"arguments\":" + arguments + ",\"inputResponses\":{\"consent\":{\"action\":\"accept\"}},"
                        + "\"requestState\":\"" + state + "\"");
    }

    private JsonNode ask(String subject, String client, String tool, String params) {
        CallContext call = new CallContext(Trace.from(null), system.time.nanos(), "POST /mcp", null);
        call.authenticated(new Principal(subject, client, Set.of(Role.PAYMENTS_ANALYST), Set.of(Scope.DISPUTES_WRITE)));
        String meta = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                + "\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{}}}";
        return McpSystem.body(system.ask(
                Map.of("Mcp-Method", "tools/call", "MCP-Protocol-Version", "2026-07-28", "Mcp-Name", tool),
                McpSystem.request("tools/call", "{\"name\":\"" + tool + "\"," + params + "," + meta + "}"),
                call));
    }

    private static String said(JsonNode answer) {
        return answer.at("/result/content/0/text").asText();
    }

    private static boolean isRefused(JsonNode answer) {
        return answer.at("/error/code").asInt() == -32602;
    }
}
