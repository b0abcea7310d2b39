package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An operator's word, from the command to every breaker of the dependency. */
class BreakerOverrideIT {
    private static final Duration PROMISED = Duration.ofSeconds(6);
    private static final String ROHAN = "{'customer_id':'CUS-00000001'}";
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @AfterEach
    void leave_nothing_forced() {
        Stack.kosha("breaker", "clear", "core-api", "--reason", "the test is over");
        Eventually.of(BreakerOverrideIT::states, BreakerOverrideIT::allClosed);
    }

    @Test
    void forcing_core_api_open_reaches_all_its_stacks_within_six_seconds_and_so_does_clearing_it() {
        Stack.kosha("breaker", "force", "core-api", "--reason", "a drill");

        Eventually.within(
                PROMISED,
                BreakerOverrideIT::states,
                states -> Set.copyOf(states).equals(Set.of("forced_open")));
        Answer refused = Mcp.call("support_agent", "get_customer_profile", ROHAN);
        assertThat(refused.code()).isEqualTo("dependency_unavailable");
        assertThat(refused.problem().path("dependency").asText()).isEqualTo("core-api");
        assertThat(refused.problem().path("retry_after_s").asInt()).isEqualTo(15);
        assertThat(Stack.kosha("breaker", "show", "core-api")).contains("forced open by", "a drill");

        Stack.kosha("breaker", "clear", "core-api", "--reason", "the drill is over");

        Eventually.within(PROMISED, BreakerOverrideIT::states, BreakerOverrideIT::allClosed);
        assertThat(Mcp.call("support_agent", "get_customer_profile", ROHAN).failed())
                .isFalse();
    }

    @Test
    void an_override_that_expires_ends_by_itself() {
        Stack.kosha("breaker", "force", "core-api", "--reason", "a short drill", "--for", "12s");

        Eventually.of(BreakerOverrideIT::states, states -> states.contains("forced_open"));
        Eventually.within(Duration.ofSeconds(20), BreakerOverrideIT::states, BreakerOverrideIT::allClosed);
    }

    @Test
    void nobody_but_an_operator_is_let_in_and_the_record_says_so() throws Exception {
        HttpResponse<String> refused = put("payments_analyst", "core-api", "{\"reason\":\"mischief\"}");

        assertThat(refused.statusCode()).isEqualTo(403);
        JsonNode problem = Mcp.json(refused.body());
        assertThat(problem.path("code").asText()).isEqualTo("forbidden");
        JsonNode record = onlyRecordOf(problem.path("trace_id").asText());
        assertThat(record.path("operation").asText()).isEqualTo("PUT /ops/breakers/core-api");
        assertThat(record.path("outcome").asText()).isEqualTo("refused");
    }

    @Test
    void a_word_without_a_reason_or_on_nothing_we_know_is_refused() throws Exception {
        assertThat(put("operator", "core-api", "{}").statusCode()).isEqualTo(400);
        assertThat(put("operator", "core-api", "{\"reason\":\"  \"}").statusCode())
                .isEqualTo(400);
        assertThat(put("operator", "moon", "{\"reason\":\"why not\"}").statusCode())
                .isEqualTo(404);
        assertThat(states()).containsOnly("closed");
    }

    /** How this gateway's breakers of core-api stand, those of reads, of writes and of its worker. */
    private static List<String> states() {
        JsonNode health =
                Mcp.call("support_agent", "get_service_health", "{}").content().path("dependencies");
        return health.findValues("breakers").get(0).findValuesAsText("state");
    }

    private static boolean allClosed(List<String> states) {
        return Set.copyOf(states).equals(Set.of("closed"));
    }

    private static HttpResponse<String> put(String role, String dependency, String body)
            throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(URI.create(Stack.env("KOSHA_GATEWAY_URL") + "/ops/breakers/" + dependency))
                        .header("Authorization", "Bearer " + Stack.tokenOf(role))
                        .header("Content-Type", "application/json")
                        .PUT(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    private static JsonNode onlyRecordOf(String traceId) {
        List<JsonNode> found = Eventually.of(() -> AuditIT.records(traceId), records -> !records.isEmpty());
        assertThat(found).hasSize(1);
        return found.get(0);
    }
}
