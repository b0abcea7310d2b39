package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import org.junit.jupiter.api.Test;

/** What there is to be read, page by page. */
class ResourceListTest {
    private final McpSystem system = new McpSystem();

    private JsonNode list(Role role, String params) {
        JsonNode modern = system.modern(role, "resources/list", params);
        JsonNode legacy = system.legacy(role, "resources/list", params);
        assertThat(legacy.at("/result/resources")).isEqualTo(modern.at("/result/resources"));
        return modern;
    }

    private static String after(JsonNode page) {
        return "{\"cursor\":\"" + page.at("/result/nextCursor").asText() + "\"}";
    }

    @Test
    void both_eras_list_the_documents_and_no_customer_page_by_page() {
        JsonNode first = list(Role.SUPPORT_AGENT, "{}");
        JsonNode second = list(Role.SUPPORT_AGENT, after(first));

        assertThat(first.at("/result/resources")).hasSize(1);
        assertThat(first.at("/result/resources/0")).isEqualTo(McpSystem.json("""
                {"uri":"kb://aml/AML-INT-01","name":"AML-INT-01","title":"Cash","mimeType":"application/json"}"""));
        assertThat(first.at("/result/cacheScope").asText()).isEqualTo("private");
        assertThat(second.at("/result/resources/0/title").asText()).isEqualTo("After aml/AML-INT-01");
        assertThat(second.at("/result").has("nextCursor")).isFalse();
    }

    @Test
    void what_is_listed_can_be_read() {
        String uri =
                list(Role.SUPPORT_AGENT, "{}").at("/result/resources/0/uri").asText();

        assertThat(system.modern(Role.SUPPORT_AGENT, "resources/read", "{\"uri\":\"" + uri + "\"}")
                        .at("/result/contents/0/uri")
                        .asText())
                .isEqualTo(uri);
    }

    @Test
    void a_cursor_that_is_not_ours_is_an_invalid_argument() {
        JsonNode refused = list(Role.SUPPORT_AGENT, "{\"cursor\":\"kyc/KYC-1\"}");

        assertThat(refused.at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(refused.at("/error/data/details/field").asText()).isEqualTo("cursor");
    }

    @Test
    void whoever_may_not_read_documents_is_shown_none() {
        Reply none = system.modern(system.callOf(Role.SUPPORT_AGENT, Scope.CUSTOMERS_READ), "resources/list", "{}");

        assertThat(McpSystem.body(none).at("/result/resources")).isEmpty();
    }

    @Test
    void a_list_that_cannot_be_had_is_an_error_and_not_an_empty_one() {
        JsonNode failed = list(Role.AUDITOR, "{}");

        assertThat(failed.at("/error/data/code").asText()).isEqualTo("dependency_unavailable");
        assertThat(failed.at("/error/data/dependency").asText()).isEqualTo("core-api");
    }
}
