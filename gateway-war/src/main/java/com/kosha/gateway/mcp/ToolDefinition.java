package com.kosha.gateway.mcp;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.policy.Effect;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.tools.RegisteredTool;
import com.kosha.json.Json;
import io.modelcontextprotocol.modern.McpSchema;
import java.util.Map;

/** A tool as clients are told of it. */
final class ToolDefinition {
    private static final TypeReference<Map<String, Object>> MAP = new TypeReference<>() {};

    private ToolDefinition() {}

    static McpSchema.Tool of(RegisteredTool<?, ?> registered) {
        ToolPolicy policy = registered.tool().policy();
        return McpSchema.Tool.builder(
                        policy.toolName(), map(registered.arguments().schema()))
                .title(Titles.of(policy.toolName()))
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

    private static Map<String, Object> map(ObjectNode schema) {
        return Json.mapper().convertValue(schema, MAP);
    }
}
