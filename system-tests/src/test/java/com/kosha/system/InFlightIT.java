package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The places among the requests in flight (ruling 30), and bodies that would keep them. */
class InFlightIT {
    private static final int MOST = 64;
    private static final String NONE = "no token at all";

    private static double taken() {
        return Metrics.sum(Stack.env("KOSHA_GATEWAY_URL"), "kosha_inflight", "");
    }

    private static Answer ask(String token) {
        return Mcp.callWith(token, "get_service_health", "{}", Map.of());
    }

    private static JsonNode record(String trace) {
        List<JsonNode> records = Eventually.of(() -> AuditIT.records(trace), found -> !found.isEmpty());
        assertThat(records).as("one record a request").hasSize(1);
        return records.get(0);
    }

    @Test
    void the_65th_is_sent_away_before_its_token_is_looked_at_and_whoever_looks_after_the_process_is_not() {
        Eventually.of(InFlightIT::taken, now -> now == 0);
        try (SlowBodies held = new SlowBodies(MOST - 1)) {
            Eventually.of(InFlightIT::taken, now -> now == MOST - 1);
            assertThat(ask(Stack.tokenOf("support_agent")).failed())
                    .as("the 64th")
                    .isFalse();

            held.oneMore();
            Answer shed = Eventually.of(() -> ask(NONE), answer -> answer.status() != 401);

            assertThat(shed.status()).isEqualTo(503);
            assertThat(shed.headers().firstValue("Retry-After")).hasValue("1");
            assertThat(shed.headers().firstValue("WWW-Authenticate")).isEmpty();
            assertThat(shed.headers().firstValue("RateLimit-Limit")).isEmpty();
            assertThat(shed.body().path("jsonrpc").asText()).isEqualTo("2.0");
            assertThat(shed.body().path("id").isNull()).isTrue();
            assertThat(shed.code()).isEqualTo("overloaded");
            assertThat(shed.problem().path("retry_after_s").asInt()).isEqualTo(1);
            for (String path : List.of("/healthz", "/health/live", "/health/ready", "/health/started", "/metrics")) {
                assertThat(RawHttp.ask(Stack.env("KOSHA_GATEWAY_URL"), "GET " + path))
                        .as(path)
                        .startsWith("HTTP/1.1 200 ");
            }
            JsonNode record = record(shed.headers().firstValue("X-Trace-Id").orElseThrow());
            assertThat(record.path("outcome").asText()).isEqualTo("refused");
            assertThat(record.path("code").asText()).isEqualTo("overloaded");
            assertThat(record.has("client_id")).isFalse();
        }
        Eventually.of(InFlightIT::taken, now -> now == 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_body_that_drips_or_stands_still_ends_with_408_and_its_place_is_free_again(boolean drips) throws IOException {
        try (RawHttp slow = SlowBodies.begun()) {
            while (drips && !slow.answers()) {
                slow.send(" ");
                pause();
            }
            String answer = slow.answer();

            assertThat(answer).startsWith("HTTP/1.1 408 ").contains("\"code\":-32600", "longer than 5 s");
            assertThat(record(traceOf(answer)).path("code").asText()).isEqualTo("invalid_argument");
        }
        Eventually.of(InFlightIT::taken, now -> now == 0);
    }

    @Test
    void of_a_request_that_is_wrong_by_its_headers_no_body_is_awaited() {
        try (RawHttp plain = new RawHttp(
                Stack.env("KOSHA_GATEWAY_URL"),
                "POST /mcp",
                "Authorization: Bearer " + Stack.tokenOf("support_agent"),
                "Content-Type: text/plain",
                "Content-Length: 1000")) {
            assertThat(plain.answer()).startsWith("HTTP/1.1 415 ").contains("application/json");
        }
    }

    private static String traceOf(String answer) {
        return answer.lines()
                .filter(line -> line.startsWith("X-Trace-Id: "))
                .map(line -> line.substring("X-Trace-Id: ".length()))
                .findFirst()
                .orElseThrow();
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
