package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApiDouble;
import com.kosha.gateway.policy.Role;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same consent in the older era, where the question is put while the call waits. */
class LegacyConsentTest {
    private static final String AGREED = "{\"action\":\"accept\",\"content\":{\"agree\":true}}";

    private final McpSystem system = new McpSystem();
    private final CallContext call = system.callOf(Role.PAYMENTS_ANALYST);
    private final String key = UUID.randomUUID().toString();
    private final List<JsonNode> asked = new ArrayList<>();

    @Test
    void a_person_who_agrees_has_it_done() {
        JsonNode done = answered(() -> json(AGREED));

        assertThat(done.at("/structuredContent/dispute_id").asText()).isEqualTo("DSP-00000001");
        assertThat(done.has("resultType")).isFalse();
        assertThat(CoreApiDouble.WRITTEN).containsOnlyOnce(key);
        assertThat(asked).hasSize(1);
        assertThat(asked.get(0).path("message").asText()).contains("TXN-000000000001", "₹1,250.00");
        assertThat(asked.get(0).has("mode")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"action\":\"decline\"}", "{\"action\":\"cancel\"}", "{}"})
    void whatever_is_not_a_yes_has_nothing_done(String answer) {
        JsonNode refused = answered(() -> json(answer));

        assertThat(refused.toString()).doesNotContain("dispute_id");
        assertThat(CoreApiDouble.WRITTEN).doesNotContain(key);
    }

    @Test
    void when_nobody_can_be_asked_at_the_moment_nothing_is_done_and_the_client_is_told_to_wait() {
        Reply refused = ask(() -> {
            throw KoshaException.overloaded(null, Duration.ofSeconds(5));
        });

        assertThat(refused.status()).isEqualTo(503);
        assertThat(McpSystem.body(refused).at("/error/data/code").asText()).isEqualTo("overloaded");
        assertThat(CoreApiDouble.WRITTEN).doesNotContain(key);
    }

    @Test
    void each_round_has_an_audit_record_of_its_own() {
        List<Boolean> claimed = new ArrayList<>();

        answered(() -> {
            claimed.add(call.claimAudit());
            return json("{\"action\":\"decline\"}");
        });

        assertThat(claimed)
                .as("the round of the question was recorded by its stage")
                .containsExactly(true);
    }

    private JsonNode answered(Supplier<ObjectNode> person) {
        return McpSystem.body(ask(person)).path("result");
    }

    private Reply ask(Supplier<ObjectNode> person) {
        Dialog dialog = new Dialog() {
            @Override
            public ObjectNode capabilities() {
                return json("{\"elicitation\":{}}");
            }

            @Override
            public ObjectNode ask(String method, ObjectNode params) {
                assertThat(method).isEqualTo("elicitation/create");
                asked.add(params);
                return person.get();
            }
        };
        return system.ask(
                McpSystem.request(
                        "tools/call",
                        "{\"name\":\"raise_dispute\",\"arguments\":{\"txn_id\":\"TXN-000000000001\","
                                + "\"reason_code\":\"duplicate\",\"narrative\":\"It was taken twice.\","
                                + "\"idempotency_key\":\"" + key + "\"}}"),
                call,
                dialog);
    }

    private static ObjectNode json(String text) {
        return (ObjectNode) McpSystem.json(text);
    }
}
