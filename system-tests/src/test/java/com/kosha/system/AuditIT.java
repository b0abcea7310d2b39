package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AuditIT {

    @Test
    void every_call_leaves_one_record_and_so_does_every_refused_one() {
        Answer success = Mcp.call("support_agent", "search_customers", "{'mobile_last4':'7890'}");
        Answer forbidden = Mcp.call("support_agent", "list_aml_alerts", "{}");
        Answer invalid = Mcp.call("support_agent", "search_customers", "{}");
        Answer unauthenticated = Mcp.callWith(null, "search_customers", "{}", Map.of());

        JsonNode record = onlyRecordOf(success.content().path("trace_id").asText());
        assertThat(record.path("outcome").asText()).isEqualTo("succeeded");
        assertThat(record.path("tool").asText()).isEqualTo("search_customers");
        assertThat(record.path("client_id").asText()).isEqualTo("kosha-cli");
        assertThat(record.path("roles").path(0).asText()).isEqualTo("support_agent");
        assertThat(record.path("attempts").path("core-api").asInt()).isEqualTo(1);
        assertThat(record.toString()).as("no argument stands in it").doesNotContain("7890");
        assertThat(onlyRecordOf(traceOf(forbidden)).path("code").asText()).isEqualTo("forbidden");
        assertThat(onlyRecordOf(traceOf(invalid)).path("code").asText()).isEqualTo("invalid_argument");
        assertThat(onlyRecordOf(traceOf(unauthenticated)).path("code").asText()).isEqualTo("unauthenticated");
    }

    private static String traceOf(Answer failed) {
        return failed.problem().path("trace_id").asText();
    }

    private static JsonNode onlyRecordOf(String traceId) {
        List<JsonNode> found = Eventually.of(() -> records(traceId), records -> !records.isEmpty());
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    static List<JsonNode> records(String traceId) {
        return records("KOSHA_AUDIT_DIR", traceId);
    }

    /** Of one of several gateways. */
    static List<JsonNode> records(String folder, String traceId) {
        List<JsonNode> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(Stack.env(folder)))) {
            for (Path file : files.toList()) {
                Files.readAllLines(file).stream()
                        .filter(line -> line.contains(traceId))
                        .map(Mcp::json)
                        .forEach(found::add);
            }
        } catch (IOException e) {
            throw new AssertionError("the audit cannot be read", e);
        }
        return found;
    }
}
