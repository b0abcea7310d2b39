package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The clients that people really use, in both eras of the protocol. */
class RealClientsIT {
    private static final String CLIENTS = "system-tests/src/test/clients/";

    @ParameterizedTest
    @ValueSource(strings = {"modern", "legacy", "remote"})
    void each_client_lists_calls_pages_and_understands_a_refusal(String era) {
        JsonNode seen = Mcp.json(
                node(CLIENTS + "typescript.mjs", era, Stack.env("KOSHA_MCP_URL"), Stack.tokenOf("support_agent")));

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
    @ValueSource(strings = {"modern", "legacy", "remote"})
    void each_client_asks_its_person_before_anything_is_changed(String client) {
        String txnId = Payments.undisputed();

        JsonNode declined = write(client, txnId, "decline");
        JsonNode dismissed = write(client, txnId, "cancel");
        int before = Payments.disputesOf(txnId);
        JsonNode agreed = write(client, txnId, "agree");

        assertThat(List.of(
                        declined.path("code").asText(), dismissed.path("code").asText()))
                .containsOnly("forbidden");
        assertThat(before).isZero();
        assertThat(agreed.path("asked")).hasSize(1);
        assertThat(agreed.path("asked").path(0).asText()).contains(txnId, "It was taken twice.");
        assertThat(agreed.path("dispute_id").asText()).startsWith("DSP-");
        assertThat(Payments.disputesOf(txnId)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"modern", "legacy", "remote"})
    void each_client_that_cannot_ask_its_person_confirms_by_an_argument(String client) {
        JsonNode done = write(client, Payments.undisputed(), "confirm");

        assertThat(done.path("asked")).isEmpty();
        assertThat(done.path("dispute_id").asText()).startsWith("DSP-");
    }

    @ParameterizedTest
    @ValueSource(strings = {"modern", "legacy", "remote"})
    void what_a_client_gives_up_ends_and_the_record_says_so(String client) {
        String trace = UUID.randomUUID().toString().replace("-", "");
        CompletableFuture<String> lock = CancellationIT.lockTransactions();

        JsonNode seen = Mcp.json(node(
                CLIENTS + "cancel.mjs",
                client,
                Stack.env("KOSHA_MCP_URL"),
                Stack.tokenOf("support_agent"),
                "00-" + trace + "-b7ad6b7169203331-01"));

        assertThat(seen.path("ended").asText()).isEqualTo("given up");
        assertThat(Eventually.of(() -> AuditIT.records(trace), records -> !records.isEmpty()))
                .singleElement()
                .satisfies(record -> assertThat(record.path("outcome").asText()).isEqualTo("cancelled"));
        lock.join();
    }

    private static JsonNode write(String client, String txnId, String will) {
        return Mcp.json(node(
                CLIENTS + "write.mjs",
                client,
                Stack.env("KOSHA_MCP_URL"),
                Stack.tokenOf("payments_analyst"),
                txnId,
                UUID.randomUUID().toString(),
                will));
    }

    @ParameterizedTest
    @ValueSource(strings = {"modern", "legacy"})
    void the_inspector_lists_and_calls(String era) {
        String listed = inspector(era, "--strict", "--method", "tools/list");
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
