package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What clients are told of the tools. Run with -Dkosha.golden=write after a change that is meant. */
class PublishedToolsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/tools.json");

    private final McpSystem system = new McpSystem();

    @Test
    void the_catalogue_is_the_golden_file() throws IOException {
        String now = Json.mapper()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(system.box.all().stream()
                                .map(ToolDefinition::of)
                                .toList())
                + "\n";
        if ("write".equals(System.getProperty("kosha.golden"))) {
            Files.writeString(GOLDEN, now);
        }

        assertThat(now).isEqualTo(Files.readString(GOLDEN));
    }

    @Test
    void every_row_of_the_policy_table_has_its_tool_in_the_tables_order() {
        assertThat(system.box.all()).extracting(tool -> tool.tool().policy()).containsExactly(ToolPolicy.values());
    }

    @Test
    void a_caller_is_shown_exactly_the_tools_that_its_role_allows() {
        JsonNode shown = system.legacy(Role.KYC_OFFICER, "tools/list", "{}").at("/result/tools");

        assertThat(shown)
                .extracting(tool -> tool.path("name").asText())
                .containsExactly(
                        "search_customers",
                        "get_customer_profile",
                        "get_kyc_status",
                        "list_kyc_documents",
                        "screen_entity",
                        "search_knowledge_base",
                        "get_document",
                        "get_service_health");
    }

    @Test
    void no_tool_takes_or_gives_a_field_that_it_does_not_name() {
        for (JsonNode tool : tools()) {
            List<JsonNode> objects = new ArrayList<>(objects(tool.path("inputSchema")));
            objects.addAll(objects(tool.path("outputSchema")));
            for (JsonNode object : objects) {
                assertThat(object.path("additionalProperties").asBoolean(true))
                        .as("%s: %s", tool.path("name"), object)
                        .isFalse();
            }
        }
    }

    @Test
    void schemas_are_what_the_model_apis_take() {
        for (JsonNode tool : tools()) {
            assertThat(tool.toString()).doesNotContain("$ref", "$defs", "1E+2");
            assertThat(tool.at("/inputSchema/type").asText()).isEqualTo("object");
            assertThat(tool.at("/outputSchema/type").asText()).isEqualTo("object");
            assertThat(tool.path("inputSchema").fieldNames()).toIterable().doesNotContain("anyOf", "oneOf", "allOf");
        }
    }

    @Test
    void every_result_says_when_it_was_read_and_by_which_trace() {
        for (JsonNode tool : tools()) {
            assertThat(tool.at("/outputSchema/required"))
                    .as(tool.path("name").asText())
                    .extracting(JsonNode::asText)
                    .contains("as_of", "trace_id");
        }
    }

    @Test
    void the_names_of_constants_are_lower_case() {
        for (JsonNode tool : tools()) {
            for (JsonNode names : tool.findValues("enum")) {
                assertThat(names).allSatisfy(name -> assertThat(name.asText()).matches("[a-z0-9_]+"));
            }
        }
    }

    @Test
    void a_tool_says_whether_it_changes_something_and_every_argument_says_what_it_is() {
        for (JsonNode tool : tools()) {
            boolean changes = List.of("raise_dispute", "flag_transaction_for_review", "issue_refund", "cancel_refund")
                    .contains(tool.path("name").asText());
            assertThat(tool.at("/annotations/readOnlyHint").asBoolean()).isNotEqualTo(changes);
            assertThat(tool.at("/annotations/idempotentHint").asBoolean()).isEqualTo(changes);
            assertThat(tool.at("/annotations/destructiveHint").asBoolean()).isFalse();
            assertThat(tool.at("/annotations/openWorldHint").asBoolean(true)).isFalse();
            assertThat(tool.path("description").asText()).endsWith(".");
            tool.at("/inputSchema/properties")
                    .forEach(argument -> assertThat(argument.path("description").asText())
                            .as("%s: %s", tool.path("name"), argument)
                            .isNotEmpty());
        }
    }

    private List<JsonNode> tools() {
        List<JsonNode> tools = new ArrayList<>();
        system.box.all().forEach(tool -> tools.add(Json.mapper().valueToTree(ToolDefinition.of(tool))));
        assertThat(tools).hasSize(Arrays.asList(ToolPolicy.values()).size());
        return tools;
    }

    private static List<JsonNode> objects(JsonNode schema) {
        List<JsonNode> objects = new ArrayList<>();
        if (schema.path("type").asText().equals("object")) {
            objects.add(schema);
        }
        schema.forEach(part -> objects.addAll(objects(part)));
        return objects;
    }
}
