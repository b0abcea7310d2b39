package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.policy.Role;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One catalog, told to each era in its own words. */
class BothErasTest {
    private static final String PROFILE =
            "{\"name\":\"get_customer_profile\",\"arguments\":{\"customer_id\":\"CUS-00000001\"}}";

    private final McpSystem system = new McpSystem();

    @ParameterizedTest
    @CsvSource({
        "2025-03-26, 2025-03-26",
        "2025-06-18, 2025-06-18",
        "2025-11-25, 2025-11-25",
        "2026-07-28, 2025-11-25",
        "2024-11-05, 2025-11-25",
        "nonsense, 2025-11-25"
    })
    void a_handshake_agrees_on_the_version_asked_for_or_on_the_newest_that_has_one(String asked, String agreed) {
        JsonNode welcome = system.legacy(
                        Role.SUPPORT_AGENT, "initialize", "{\"protocolVersion\":\"" + asked + "\",\"capabilities\":{}}")
                .path("result");

        assertThat(welcome.path("protocolVersion").asText()).isEqualTo(agreed);
        assertThat(welcome.at("/capabilities/tools").isObject()).isTrue();
        assertThat(welcome.at("/serverInfo/name").asText()).isEqualTo("kosha");
        assertThat(welcome.path("instructions").asText()).contains("next_cursor");
        assertThat(welcome.has("resultType")).isFalse();
    }

    @Test
    void a_handshake_without_a_version_is_refused() {
        assertThat(system.legacy(Role.SUPPORT_AGENT, "initialize", "{}")
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1999-01-01", ""})
    void a_version_header_that_is_not_ours_is_a_bad_request(String version) {
        Refusal refused = refusal(Map.of("MCP-Protocol-Version", version), McpSystem.request("ping", "{}"));

        assertThat(refused.reply("t").status()).isEqualTo(400);
        assertThat(McpSystem.body(refused.reply("t")).at("/error/data/supported"))
                .extracting(JsonNode::asText)
                .containsExactly("2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28");
    }

    @Test
    void the_older_era_is_told_nothing_that_it_does_not_know() {
        JsonNode list = system.legacy(Role.SUPPORT_AGENT, "tools/list", "{}").path("result");
        JsonNode call = system.legacy(Role.SUPPORT_AGENT, "tools/call", PROFILE).path("result");

        assertThat(list.fieldNames()).toIterable().containsExactly("tools");
        assertThat(call.fieldNames()).toIterable().containsExactlyInAnyOrder("content", "structuredContent", "_meta");
        assertThat(call.path("_meta").fieldNames()).toIterable().allMatch(name -> name.startsWith("kosha/"));
    }

    @Test
    void the_stateless_era_is_told_how_long_and_by_whom_a_list_may_be_kept() {
        JsonNode list = system.modern(Role.SUPPORT_AGENT, "tools/list", "{}").path("result");

        assertThat(list.path("resultType").asText()).isEqualTo("complete");
        assertThat(list.path("cacheScope").asText()).isEqualTo("private");
        assertThat(list.path("ttlMs").asLong()).isPositive();
    }

    @Test
    void both_eras_are_shown_the_same_tools_and_the_same_results() {
        assertThat(system.modern(Role.AML_ANALYST, "tools/list", "{}").at("/result/tools"))
                .isEqualTo(system.legacy(Role.AML_ANALYST, "tools/list", "{}").at("/result/tools"));
        assertThat(system.modern(Role.SUPPORT_AGENT, "tools/call", PROFILE).at("/result/structuredContent/customer_id"))
                .isEqualTo(system.legacy(Role.SUPPORT_AGENT, "tools/call", PROFILE)
                        .at("/result/structuredContent/customer_id"));
    }

    @Test
    void an_unknown_method_is_not_found_and_says_so_by_status_in_the_stateless_era_alone() {
        Reply legacy =
                system.ask(Map.of(), McpSystem.request("resources/shred", "{}"), system.callOf(Role.SUPPORT_AGENT));
        Reply modern = system.ask(
                Map.of("Mcp-Method", "resources/shred", "MCP-Protocol-Version", "2026-07-28"),
                McpSystem.request(
                        "resources/shred",
                        "{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                                + "\"io.modelcontextprotocol/clientCapabilities\":{}}}"),
                system.callOf(Role.SUPPORT_AGENT));

        assertThat(McpSystem.body(legacy).at("/error/code").asInt()).isEqualTo(-32601);
        assertThat(legacy.status()).isEqualTo(200);
        assertThat(McpSystem.body(modern).at("/error/code").asInt()).isEqualTo(-32601);
        assertThat(modern.status()).isEqualTo(404);
    }

    @Test
    void a_stateless_request_without_its_meta_is_refused() {
        Reply reply = system.ask(
                Map.of("Mcp-Method", "tools/list", "MCP-Protocol-Version", "2026-07-28"),
                McpSystem.request("tools/list", "{}"),
                system.callOf(Role.SUPPORT_AGENT));

        assertThat(reply.status()).isEqualTo(400);
        assertThat(McpSystem.body(reply).at("/error/code").asInt()).isEqualTo(-32602);
    }

    @Test
    void a_bridge_that_speaks_an_older_version_with_the_newer_ones_headers_is_answered_in_its_own() {
        Reply reply = system.ask(
                Map.of("Mcp-Method", "tools/list", "MCP-Protocol-Version", "2025-11-25"),
                McpSystem.request("tools/list", "{}"),
                system.callOf(Role.SUPPORT_AGENT));

        assertThat(McpSystem.body(reply).path("result").fieldNames())
                .toIterable()
                .containsExactly("tools");
    }

    @Test
    void a_log_level_is_taken_when_it_is_one() {
        assertThat(system.legacy(Role.AUDITOR, "logging/setLevel", "{\"level\":\"info\"}")
                        .path("result")
                        .isObject())
                .isTrue();
        assertThat(system.legacy(Role.AUDITOR, "logging/setLevel", "{\"level\":\"loud\"}")
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
    }

    private Refusal refusal(Map<String, String> headers, String message) {
        LegacyEra era = new LegacyEra();
        try {
            era.answer(McpSystem.headers(headers), McpSystem.read(message), system.callOf(Role.AUDITOR), Dialog.NONE);
        } catch (Refusal refusal) {
            return refusal;
        }
        throw new AssertionError("it was not refused");
    }
}
