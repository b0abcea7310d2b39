package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.policy.ToolPolicy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading by address: a call of the tool behind it, told as a document. */
class ResourcesTest {
    private static final String PROFILE = "{\"uri\":\"customer://CUS-00000001\"}";

    private final McpSystem system = new McpSystem();

    @Test
    void both_eras_are_shown_the_same_templates() {
        JsonNode legacy = system.legacy(Role.SUPPORT_AGENT, "resources/templates/list", "{}");
        JsonNode modern = system.modern(Role.SUPPORT_AGENT, "resources/templates/list", "{}");

        assertThat(legacy.at("/result/resourceTemplates")).isEqualTo(modern.at("/result/resourceTemplates"));
        assertThat(legacy.at("/result/resourceTemplates/0/uriTemplate").asText())
                .isEqualTo("customer://{customer_id}");
        assertThat(modern.at("/result/cacheScope").asText()).isEqualTo("private");
    }

    @Test
    void a_caller_without_the_scope_is_shown_no_template() {
        Reply list = system.modern(system.callOf(Role.AUDITOR, Scope.AUDIT_READ), "resources/templates/list", "{}");

        assertThat(McpSystem.body(list).at("/result/resourceTemplates")).isEmpty();
    }

    @Test
    void both_eras_read_the_same_document_and_it_says_by_which_trace() {
        JsonNode legacy = document(system.legacy(Role.SUPPORT_AGENT, "resources/read", PROFILE));
        JsonNode modern = document(system.modern(Role.SUPPORT_AGENT, "resources/read", PROFILE));

        assertThat(legacy.path("customer_id").asText()).isEqualTo("CUS-00000001");
        assertThat(legacy.path("trace_id").asText()).hasSize(32);
        assertThat(legacy.path("full_name")).isEqualTo(modern.path("full_name"));
    }

    @Test
    void what_was_read_is_kept_by_nobody() {
        JsonNode read =
                system.modern(Role.SUPPORT_AGENT, "resources/read", PROFILE).path("result");

        assertThat(read.path("cacheScope").asText()).isEqualTo("private");
        assertThat(read.path("ttlMs").asLong(-1)).isZero();
    }

    @Test
    void a_read_is_a_call_of_the_tool_behind_the_address_with_its_digest() {
        var call = system.callOf(Role.SUPPORT_AGENT);
        var sameByName = system.callOf(Role.SUPPORT_AGENT);

        system.ask(Map.of(), McpSystem.request("resources/read", PROFILE), call);
        system.ask(
                Map.of(),
                McpSystem.request(
                        "tools/call",
                        "{\"name\":\"get_customer_profile\",\"arguments\":{\"customer_id\":\"CUS-00000001\"}}"),
                sameByName);

        assertThat(call.tool()).isEqualTo(ToolPolicy.GET_CUSTOMER_PROFILE);
        assertThat(call.argumentDigest()).isNotNull().isEqualTo(sameByName.argumentDigest());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "customer://CUS-00000009",
                "customer://",
                "customer://a/b",
                "kb://aml/NO-SUCH",
                "file:///etc/passwd",
                "nonsense"
            })
    void an_unknown_resource_is_each_eras_own_error(String uri) {
        JsonNode legacy = system.legacy(Role.SUPPORT_AGENT, "resources/read", "{\"uri\":\"" + uri + "\"}");
        JsonNode modern = system.modern(Role.SUPPORT_AGENT, "resources/read", "{\"uri\":\"" + uri + "\"}");

        assertThat(legacy.at("/error/code").asInt()).isEqualTo(-32002);
        assertThat(modern.at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(modern.at("/error/data/code").asText()).isEqualTo("not_found");
    }

    @Test
    void an_unknown_resource_is_an_answer_in_the_older_era_and_a_bad_request_in_the_stateless_one() {
        String unknown = "{\"uri\":\"customer://CUS-00000009\"}";

        assertThat(system.ask(Map.of(), McpSystem.request("resources/read", unknown), system.callOf(Role.SUPPORT_AGENT))
                        .status())
                .isEqualTo(200);
        assertThat(system.modern(system.callOf(Role.SUPPORT_AGENT), "resources/read", unknown)
                        .status())
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"customer://CUS-1", "customer://CUS-0000000%31"})
    void an_address_whose_id_is_none_is_an_invalid_argument(String uri) {
        JsonNode legacy = system.legacy(Role.SUPPORT_AGENT, "resources/read", "{\"uri\":\"" + uri + "\"}");

        assertThat(legacy.at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(legacy.at("/error/data/code").asText()).isEqualTo("invalid_argument");
        assertThat(legacy.at("/error/data/details/field").asText()).isEqualTo("customer_id");
    }

    @Test
    void an_id_is_completed_to_nothing_and_a_template_that_is_not_there_is_an_error() {
        String id = "{\"ref\":{\"type\":\"ref/resource\",\"uri\":\"customer://{customer_id}\"},"
                + "\"argument\":{\"name\":\"customer_id\",\"value\":\"CUS-\"}}";

        assertThat(system.legacy(Role.SUPPORT_AGENT, "completion/complete", id).at("/result/completion/values"))
                .isEmpty();
        assertThat(system.modern(Role.SUPPORT_AGENT, "completion/complete", id).at("/result/completion/values"))
                .isEmpty();
        assertThat(system.modern(Role.SUPPORT_AGENT, "completion/complete", id.replace("customer://", "other://"))
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
    }

    @Test
    void a_document_is_read_by_its_address_and_one_above_the_ceiling_is_forbidden_in_both_eras() {
        String known = "{\"uri\":\"kb://aml/AML-INT-01\"}";
        String sealed = "{\"uri\":\"kb://aml/AML-RES-01\"}";

        JsonNode read = system.modern(Role.SUPPORT_AGENT, "resources/read", known);
        assertThat(McpSystem.json(read.at("/result/contents/0/text").asText())
                        .path("body")
                        .asText())
                .isEqualTo("# Cash");
        for (JsonNode refused : new JsonNode[] {
            system.modern(Role.SUPPORT_AGENT, "resources/read", sealed),
            system.legacy(Role.SUPPORT_AGENT, "resources/read", sealed)
        }) {
            assertThat(refused.at("/error/data/code").asText()).isEqualTo("forbidden");
        }
    }

    @Test
    void the_address_of_a_document_is_completed_from_what_the_caller_may_see_or_to_nothing() {
        String code = "{\"ref\":{\"type\":\"ref/resource\",\"uri\":\"kb://{department}/{doc_code}\"},"
                + "\"argument\":{\"name\":\"doc_code\",\"value\":\"AML-\"},"
                + "\"context\":{\"arguments\":{\"department\":\"aml\"}}}";

        assertThat(completed(code)).isEqualTo("[\"DOC_CODE aml AML-\"]");
        assertThat(completed(code.replace("\"doc_code\"", "\"department\"").replace("AML-", "a")))
                .isEqualTo("[\"DEPARTMENT null a\"]");
        assertThat(completed(code.replace("AML-", "DOWN"))).isEqualTo("[]");
    }

    private String completed(String params) {
        String modern = system.modern(Role.SUPPORT_AGENT, "completion/complete", params)
                .at("/result/completion/values")
                .toString();
        assertThat(system.legacy(Role.SUPPORT_AGENT, "completion/complete", params)
                        .at("/result/completion/values"))
                .hasToString(modern);
        return modern;
    }

    private static JsonNode document(JsonNode answer) {
        JsonNode contents = answer.at("/result/contents/0");
        assertThat(contents.path("uri").asText()).isEqualTo("customer://CUS-00000001");
        assertThat(contents.path("mimeType").asText()).isEqualTo("application/json");
        return McpSystem.json(contents.path("text").asText());
    }
}
