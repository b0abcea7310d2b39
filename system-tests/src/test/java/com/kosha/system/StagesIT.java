package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * The nine stages in their order: each request here is wrong in every way that its refusing stage and all later ones
 * could object to, so that the answer shows who looked first, and the audit that the last one looked all the same.
 */
class StagesIT {
    private static final String LONG_PAST = "2020-01-01T00:00:00.000Z";
    private static final Map<String, String> UNSIGNED_CHAOS =
            Map.of("X-Kosha-Chaos", "target=core-api;fault=error;p=1;exp=1;sig=" + "0".repeat(64));
    private static final String FORBIDDEN_TOOL = "list_aml_alerts";
    private static final String ALLOWED_TOOL = "get_customer_profile";
    private static final String BAD_ARGUMENTS = "{'customer_id':'1 OR 1=1'}";

    private static Answer ask(String token, String tool, String arguments, boolean late, Map<String, String> headers) {
        ObjectNode message = Mcp.toolCall(tool, arguments);
        if (late) { // in the message, so that stage 1 cannot see it
            ((ObjectNode) message.at("/params/_meta")).put("kosha/deadline", LONG_PAST);
        }
        return Mcp.send(token, message, headers);
    }

    private static JsonNode record(Answer answer) {
        String trace = answer.headers().firstValue("X-Trace-Id").orElseThrow();
        List<JsonNode> records = Eventually.of(() -> AuditIT.records(trace), found -> !found.isEmpty());
        assertThat(records).as("one record a request").hasSize(1);
        return records.get(0);
    }

    private static String fresh() {
        return IssuedToken.ofClient("fresh-" + UUID.randomUUID());
    }

    private static boolean tookAToken(Answer answer) {
        return answer.headers().firstValue("RateLimit-Limit").isPresent();
    }

    @Test
    void stage_1_sheds_before_the_token_is_looked_at() {
        Answer shed = ask("nonsense", FORBIDDEN_TOOL, BAD_ARGUMENTS, true, Map.of("X-Request-Deadline", LONG_PAST));

        assertThat(shed.status()).isEqualTo(503);
        assertThat(shed.code()).isEqualTo("overloaded");
        assertThat(tookAToken(shed)).isFalse();
        assertThat(record(shed).path("code").asText()).isEqualTo("overloaded");
        assertThat(record(shed).has("client_id")).isFalse();
    }

    @Test
    void stage_2_refuses_before_the_limit_is_looked_at() {
        Answer unknown = ask("nonsense", FORBIDDEN_TOOL, BAD_ARGUMENTS, true, UNSIGNED_CHAOS);

        assertThat(unknown.status()).isEqualTo(401);
        assertThat(tookAToken(unknown)).isFalse();
        assertThat(record(unknown).path("code").asText()).isEqualTo("unauthenticated");
        assertThat(record(unknown).has("tool")).isFalse();
    }

    @Test
    void stage_3_refuses_before_the_message_is_read() {
        String token = fresh();

        Answer limited = Eventually.of(
                () -> ask(token, FORBIDDEN_TOOL, BAD_ARGUMENTS, true, UNSIGNED_CHAOS),
                answer -> answer.status() != 200);

        assertThat(limited.status()).isEqualTo(429);
        assertThat(tookAToken(limited)).isTrue();
        assertThat(record(limited).path("code").asText()).isEqualTo("rate_limited");
        assertThat(record(limited).has("client_id")).isTrue();
        assertThat(record(limited).has("tool")).isFalse();
    }

    @Test
    void stage_4_refuses_before_chaos_is_judged_and_the_clock_starts() {
        Answer forbidden = ask(fresh(), FORBIDDEN_TOOL, "{'limit':-1}", true, UNSIGNED_CHAOS);

        assertThat(forbidden.code()).isEqualTo("forbidden");
        assertThat(forbidden.result().at("/_meta").has("kosha/budget_ms")).isFalse();
        assertThat(record(forbidden).path("code").asText()).isEqualTo("forbidden");
        assertThat(record(forbidden).path("tool").asText()).isEqualTo(FORBIDDEN_TOOL);
        assertThat(record(forbidden).has("chaos")).isFalse();
    }

    @Test
    void stage_5_never_rejects_and_stage_6_refuses_before_the_tool_reads_its_arguments() {
        Answer late = ask(fresh(), ALLOWED_TOOL, BAD_ARGUMENTS, true, UNSIGNED_CHAOS);

        assertThat(late.code()).isEqualTo("deadline_exceeded");
        assertThat(record(late).path("code").asText()).isEqualTo("deadline_exceeded");
        assertThat(record(late).path("chaos").asText()).isEqualTo("not_an_operator");
        assertThat(record(late).path("attempts")).isEmpty();
    }

    @Test
    void stage_7_refuses_its_arguments_before_anything_is_sent() {
        Answer invalid = ask(fresh(), ALLOWED_TOOL, BAD_ARGUMENTS, false, Map.of());

        assertThat(invalid.code()).isEqualTo("invalid_argument");
        assertThat(invalid.result().at("/_meta").has("kosha/budget_ms")).isTrue();
        assertThat(record(invalid).path("code").asText()).isEqualTo("invalid_argument");
        assertThat(record(invalid).path("attempts")).isEmpty();
    }

    @Test
    void with_nothing_to_object_to_the_answer_is_masked_and_recorded() {
        Answer seen = ask(fresh(), ALLOWED_TOOL, "{'customer_id':'CUS-00000001'}", false, Map.of());

        assertThat(seen.content().path("pan").asText()).isEqualTo("******234X");
        assertThat(record(seen).path("outcome").asText()).isEqualTo("succeeded");
        assertThat(record(seen).at("/attempts/core-api").asInt()).isEqualTo(1);
    }
}
