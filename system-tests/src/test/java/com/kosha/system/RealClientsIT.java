package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The clients that people really use, in both eras of the protocol. */
class RealClientsIT {

    @ParameterizedTest
    @ValueSource(strings = {"modern", "legacy"})
    void the_typescript_client_lists_calls_pages_and_understands_a_refusal(String era) {
        JsonNode seen = Mcp.json(node(
                "system-tests/src/test/clients/typescript.mjs",
                era,
                Stack.env("KOSHA_MCP_URL"),
                Stack.tokenOf("support_agent")));

        List<String> ids = new ArrayList<>();
        seen.path("ids").forEach(id -> ids.add(id.asText()));
        assertThat(seen.path("server").asText()).isEqualTo("kosha");
        assertThat(seen.path("tools").toString()).contains("search_customers").doesNotContain("get_aml_alert");
        assertThat(new HashSet<>(ids)).hasSameSizeAs(ids).hasSizeGreaterThan(200);
        assertThat(seen.path("refused").path("is_error").asBoolean()).isTrue();
        assertThat(seen.path("refused").path("code").asText()).isEqualTo("invalid_argument");
        assertThat(seen.path("refused").path("says").asText()).contains("colour");
        assertThat(seen.path("pan").asText()).isEqualTo("******234X");
    }

    @ParameterizedTest
    @ValueSource(strings = {"modern", "legacy"})
    void the_inspector_lists_and_calls(String era) {
        String listed = inspector(era, "--method", "tools/list");
        String called = inspector(
                era,
                "--method",
                "tools/call",
                "--tool-name",
                "get_customer_profile",
                "--tool-args-json",
                "{\"customer_id\":\"CUS-00000001\"}");

        assertThat(listed).contains("\"search_transactions\"", "\"inputSchema\"", "\"outputSchema\"");
        assertThat(called).contains("******234X", "XXXXXX4321", "structuredContent");
    }

    private static String inspector(String era, String... arguments) {
        List<String> words = new ArrayList<>(List.of(
                "@modelcontextprotocol/inspector",
                "--cli",
                Stack.env("KOSHA_MCP_URL"),
                "--transport",
                "http",
                "--protocol-era",
                era,
                "--header",
                "Authorization: Bearer " + Stack.tokenOf("support_agent")));
        words.addAll(List.of(arguments));
        return Stack.kosha(concat("node", words));
    }

    private static String node(String... words) {
        return Stack.kosha(concat("node", List.of(words)));
    }

    private static String[] concat(String first, List<String> rest) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(rest);
        return all.toArray(String[]::new);
    }
}
