package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChaosIT {
    private static final String TOOL = "get_kyc_status";
    private static final String ROHAN = "{'customer_id':'CUS-00000001'}";
    private static final String OFFICER = Stack.tokenOf("kyc_officer");
    private static final String OPERATOR = Stack.token("--role", "operator", "--role", "kyc_officer");

    private static String signed(String target, String fault) {
        return Stack.kosha("chaos", "sign", "--target", target, "--fault", fault)
                .strip();
    }

    private static Answer ask(String token, String header) {
        return Mcp.callWith(token, TOOL, ROHAN, Map.of("X-Kosha-Chaos", header));
    }

    private static JsonNode record(Answer answer) {
        String trace = answer.headers().firstValue("X-Trace-Id").orElseThrow();
        List<JsonNode> records = Eventually.of(() -> AuditIT.records(trace), found -> !found.isEmpty());
        return records.get(0);
    }

    @Test
    void an_operator_makes_core_api_fail_for_one_call_and_each_attempt_of_it() {
        Answer failed = ask(OPERATOR, signed("core-api", "reset"));

        assertThat(failed.code()).isEqualTo("dependency_unavailable");
        assertThat(failed.problem().path("dependency").asText()).isEqualTo("core-api");
        assertThat(record(failed).path("chaos").asText()).isEqualTo("armed");
        assertThat(record(failed).at("/attempts/core-api").asInt()).isGreaterThan(1);
        assertThat(Mcp.callWith(OFFICER, TOOL, ROHAN, Map.of()).failed()).isFalse();
    }

    @Test
    void a_fault_of_a_deeper_dependency_is_made_by_the_server_that_has_it() {
        Answer failed = ask(OPERATOR, signed("postgres", "error"));

        assertThat(failed.code()).isEqualTo("dependency_unavailable");
        assertThat(failed.problem().path("dependency").asText()).isEqualTo("postgres");
    }

    @Test
    void who_is_no_operator_or_has_tampered_with_the_header_gets_what_everybody_gets_and_a_note() {
        String header = signed("core-api", "error");

        Answer stranger = ask(OFFICER, header);
        Answer tampered = ask(OPERATOR, header.replace("p=1", "p=0.5"));

        assertThat(stranger.failed()).isFalse();
        assertThat(record(stranger).path("chaos").asText()).isEqualTo("not_an_operator");
        assertThat(tampered.failed()).isFalse();
        assertThat(record(tampered).path("chaos").asText()).isEqualTo("bad_signature");
    }
}
