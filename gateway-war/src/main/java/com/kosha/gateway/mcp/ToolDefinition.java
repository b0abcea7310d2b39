package com.kosha.gateway.mcp;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.policy.Effect;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.tools.RegisteredTool;
import com.kosha.json.Json;
import io.modelcontextprotocol.modern.McpSchema;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A tool as clients are told of it. */
final class ToolDefinition {
    private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};
    private static final Set<String> ABBREVIATIONS = Set.of("kyc", "aml");

    private ToolDefinition() {}

    static McpSchema.Tool of(RegisteredTool<?, ?> registered) {
        ToolPolicy policy = registered.tool().policy();
        return McpSchema.Tool.builder(
                        policy.toolName(), map(registered.arguments().schema()))
                .title(title(policy))
                .description(registered.about())
                .outputSchema(map(withTrace(registered.outputSchema())))
                .annotations(hints(policy.effect()))
                .build();
    }

    /** Every result says by which trace it can be found again. */
    private static ObjectNode withTrace(ObjectNode output) {
        ObjectNode schema = output.deepCopy();
        schema.withObject("/properties")
                .putObject("trace_id")
                .put("type", "string")
                .put("description", "Joins this answer to the bank's logs; quote it when you report a problem");
        schema.withArray("/required").add("trace_id");
        return schema;
    }

    private static McpSchema.ToolAnnotations hints(Effect effect) {
        McpSchema.ToolAnnotations.Builder hints =
                McpSchema.ToolAnnotations.builder().openWorldHint(false);
        return switch (effect) {
            case READS -> hints.readOnlyHint(true).build();
            case WRITES ->
                hints.readOnlyHint(false)
                        .destructiveHint(false)
                        .idempotentHint(true)
                        .build();
        };
    }

    private static String title(ToolPolicy policy) {
        String words = Arrays.stream(policy.toolName().split("_", -1))
                .map(word -> ABBREVIATIONS.contains(word) ? word.toUpperCase(Locale.ROOT) : word)
                .collect(Collectors.joining(" "));
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static Map<String, Object> map(ObjectNode schema) {
        return Json.mapper().convertValue(schema, MAP);
    }
}
