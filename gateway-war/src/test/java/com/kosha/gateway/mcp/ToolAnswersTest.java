package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.Role;
import com.kosha.json.Json;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How a tool's success or failure reaches the client. */
class ToolAnswersTest {
    private final McpSystem system = new McpSystem();

    @Test
    void the_text_block_is_the_structured_content_and_nothing_else() throws IOException {
        JsonNode result = call("get_customer_profile", "{\"customer_id\":\"CUS-00000001\"}");

        assertThat(result.path("content")).hasSize(1);
        assertThat(Json.mapper().readTree(result.at("/content/0/text").asText()))
                .isEqualTo(result.path("structuredContent"));
        assertThat(result.at("/structuredContent/trace_id").asText()).matches("[0-9a-f]{32}");
        assertThat(result.at("/structuredContent/as_of").asText()).isEqualTo("2026-11-30T09:59:58.123456Z");
    }

    @Test
    void what_a_call_took_stands_beside_its_result() {
        JsonNode meta = call("get_customer_profile", "{\"customer_id\":\"CUS-00000001\"}")
                .path("_meta");

        assertThat(meta.at("/kosha~1elapsed_ms").isIntegralNumber()).isTrue();
        assertThat(meta.at("/kosha~1attempts/core-api").asInt()).isEqualTo(1);
    }

    @Test
    void an_answer_that_did_not_come_about_as_usual_says_so_in_its_meta_and_in_the_audit() {
        JsonNode usual = call("get_customer_profile", "{\"customer_id\":\"CUS-00000001\"}")
                .path("_meta");
        JsonNode degraded = call("search_knowledge_base", "{\"query\":\"cash\"}");
        JsonNode served = call("search_knowledge_base", "{\"query\":\"slow\"}").path("_meta");

        assertThat(usual.at("/kosha~1hedged").asBoolean(true)).isFalse();
        assertThat(usual.at("/kosha~1degraded").asBoolean(true)).isFalse();
        assertThat(usual.has("kosha/served_by")).isFalse();
        assertThat(degraded.at("/_meta/kosha~1degraded").asBoolean()).isTrue();
        assertThat(degraded.at("/structuredContent/degraded_reason").asText()).isEqualTo("embeddings_unavailable");
        assertThat(served.at("/kosha~1hedged").asBoolean()).isTrue();
        assertThat(served.at("/kosha~1served_by"))
                .hasToString("{\"provider\":\"openai-backup\",\"hedged\":true,\"why\":\"primary_slow\"}");
    }

    @Test
    void a_failure_is_one_sentence_and_then_the_body_and_never_structured_content() throws IOException {
        JsonNode result = call("get_kyc_status", "{\"customer_id\":\"CUS-00000001\"}");
        JsonNode body = Json.mapper().readTree(result.at("/content/1/text").asText());

        assertThat(result.path("isError").asBoolean()).isTrue();
        assertThat(result.has("structuredContent")).isFalse();
        assertThat(result.at("/content/0/text").asText())
                .isEqualTo("The service core-api is not available at the moment.");
        assertThat(body.path("code").asText()).isEqualTo("dependency_unavailable");
        assertThat(body.path("dependency").asText()).isEqualTo("core-api");
        assertThat(body.path("retry_after_s").asInt()).isEqualTo(2);
        assertThat(result.at("/_meta/kosha~1error")).isEqualTo(body);
        assertThat(result.toString()).doesNotContain("SELECT", "Exception");
    }

    @Test
    void a_broken_argument_is_named_with_the_rule_it_broke() {
        JsonNode error =
                call("get_customer_profile", "{\"customer_id\":\"12\"}").at("/_meta/kosha~1error");

        assertThat(error.path("code").asText()).isEqualTo("invalid_argument");
        assertThat(error.at("/details/field").asText()).isEqualTo("customer_id");
        assertThat(error.at("/details/rule").asText()).startsWith("must match");
    }

    @Test
    void an_unknown_tool_and_arguments_that_are_no_object_are_errors_of_the_protocol() {
        assertThat(code("{\"name\":\"drop_tables\",\"arguments\":{}}")).isEqualTo(-32602);
        assertThat(code("{\"name\":\"get_customer_profile\",\"arguments\":[1]}"))
                .isEqualTo(-32602);
        assertThat(code("{\"arguments\":{}}")).isEqualTo(-32602);
    }

    @Test
    void every_error_of_the_protocol_says_by_which_trace_it_can_be_found() {
        assertThat(system.legacy(Role.SUPPORT_AGENT, "tools/call", "{\"name\":\"drop_tables\"}")
                        .at("/error/data/trace_id")
                        .asText())
                .matches("[0-9a-f]{32}");
    }

    @Test
    void a_service_never_called_has_a_closed_breaker_and_no_history() {
        JsonNode health = call("get_service_health", "{}").path("structuredContent");

        assertThat(health.at("/dependencies/0/name").asText()).isEqualTo("core-api");
        assertThat(health.at("/dependencies/0/breakers/0/stack").asText()).isEqualTo("core-api-read");
        assertThat(health.at("/dependencies/0/breakers/0/state").asText()).isEqualTo("closed");
        assertThat(health.at("/dependencies/0").has("last_called_at")).isFalse();
    }

    @Test
    void the_digest_of_the_arguments_tells_calls_apart_whatever_the_order_of_their_fields() {
        assertThat(digest("{\"name\":\"Ramesh\",\"limit\":5}")).isEqualTo(digest("{\"limit\":5,\"name\":\"Ramesh\"}"));
        assertThat(digest("{\"name\":\"Ramesh\",\"limit\":5}"))
                .isNotEqualTo(digest("{\"name\":\"Ramesh\",\"limit\":6}"));
        assertThat(digest("{\"name\":\"Ramesh\",\"limit\":5}")).hasSize(64).doesNotContain("Ramesh");
    }

    @Test
    void what_a_message_says_stands_in_for_a_header_that_is_missing_and_never_overrules_it() {
        String meta = "{\"name\":\"get_service_health\",\"_meta\":{"
                + "\"kosha/deadline\":\"2026-11-30T10:00:00.700Z\","
                + "\"traceparent\":\"00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\"}}";
        CallContext without = system.callOf(Role.SUPPORT_AGENT);
        CallContext with = system.callOf(Role.SUPPORT_AGENT);

        system.ask(Map.of(), McpSystem.request("tools/call", meta), without);
        system.ask(
                Map.of("traceparent", "00-1af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"),
                McpSystem.request("tools/call", meta),
                with);

        assertThat(without.trace().traceId()).isEqualTo("0af7651916cd43dd8448eb211c80319c");
        assertThat(with.trace().traceId()).isNotEqualTo("0af7651916cd43dd8448eb211c80319c");
        assertThat(without.deadlineHint()).isEqualTo("2026-11-30T10:00:00.700Z");
    }

    private String digest(String arguments) {
        CallContext call = system.callOf(Role.SUPPORT_AGENT);
        system.ask(
                Map.of(),
                McpSystem.request("tools/call", "{\"name\":\"search_customers\",\"arguments\":" + arguments + "}"),
                call);
        return String.valueOf(call.argumentDigest());
    }

    private JsonNode call(String tool, String arguments) {
        return system.legacy(
                        Role.SUPPORT_AGENT, "tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}")
                .path("result");
    }

    private int code(String params) {
        return system.legacy(Role.SUPPORT_AGENT, "tools/call", params)
                .at("/error/code")
                .asInt();
    }
}
