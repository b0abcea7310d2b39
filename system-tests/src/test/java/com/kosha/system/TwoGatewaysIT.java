package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two gateways that share nothing but the keys, DynamoDB and PostgreSQL, behind a balancer that takes turns. */
class TwoGatewaysIT {
    private static final String FIRST = "KOSHA_GATEWAY_URL";
    private static final String SECOND = "KOSHA_GATEWAY2_URL";
    private static final String BALANCER = "KOSHA_BALANCER_URL";
    private static final int PAGES = 6;

    /** How a client speaks. */
    enum Era {
        OF_2025 {
            @Override
            ObjectNode call(String tool, String arguments) {
                ObjectNode message = Mcp.toolCall(tool, arguments);
                ((ObjectNode) message.path("params")).remove("_meta");
                return message;
            }

            @Override
            Map<String, String> headers() {
                return Map.of("MCP-Protocol-Version", "2025-11-25");
            }
        },
        OF_2026 {
            @Override
            ObjectNode call(String tool, String arguments) {
                return Mcp.toolCall(tool, arguments);
            }

            @Override
            Map<String, String> headers() {
                return Map.of();
            }
        };

        abstract ObjectNode call(String tool, String arguments);

        abstract Map<String, String> headers();

        Answer ask(String gateway, String tool, String arguments) {
            return Mcp.sendTo(
                    Stack.env(gateway) + "/mcp", Stack.tokenOf("aml_analyst"), call(tool, arguments), headers());
        }
    }

    private static JsonNode page(Era era, String gateway, String cursor) {
        ObjectNode arguments = Json.mapper()
                .createObjectNode()
                .put("account_id", "ACC-000000001")
                .put("limit", 5);
        if (!cursor.isEmpty()) {
            arguments.put("cursor", cursor);
        }
        return era.ask(gateway, "search_transactions", arguments.toString()).content();
    }

    private static List<String> walked(Era era, String... gateways) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        for (int i = 0; i < PAGES; i++) {
            JsonNode page = page(era, gateways[i % gateways.length], cursor);
            page.path("items").forEach(row -> ids.add(row.path("txn_id").asText()));
            cursor = page.path("next_cursor").asText();
        }
        return ids;
    }

    @ParameterizedTest
    @EnumSource
    void a_cursor_of_one_gateway_is_good_at_the_other_and_through_the_balancer(Era era) {
        List<String> alone = walked(era, FIRST);

        assertThat(walked(era, FIRST, SECOND)).isEqualTo(alone).doesNotHaveDuplicates();
        assertThat(walked(era, BALANCER)).isEqualTo(alone);
    }

    @Test
    void each_answers_from_a_core_api_of_its_own_and_keeps_a_trail_of_its_own() {
        Answer second = Era.OF_2026.ask(SECOND, "get_customer_profile", "{'customer_id':'CUS-00000001'}");
        String trace = second.content().path("trace_id").asText();

        assertThat(Eventually.of(() -> AuditIT.records("KOSHA_AUDIT2_DIR", trace), found -> !found.isEmpty()))
                .hasSize(1);
        assertThat(AuditIT.records(trace)).isEmpty();
    }

    @Test
    void a_gateway_that_dies_costs_nobody_a_request_that_comes_after() {
        Stack.kosha("stop", "gateway-2");
        try {
            for (int i = 0; i < 4; i++) {
                assertThat(Era.OF_2026.ask(BALANCER, "get_service_health", "{}").failed())
                        .isFalse();
            }
        } finally {
            Stack.kosha("start", "gateway-2");
        }
    }
}
