package com.kosha.gateway.mcp;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ServedBy;
import com.kosha.gateway.call.CallContext;
import com.kosha.json.Json;
import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import io.modelcontextprotocol.modern.McpSchema.TextContent;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** The results of tools. What stands in the text block is the structured content, no more and no less. */
final class ToolResults {
    private ToolResults() {}

    static CallToolResult success(CallContext call, Record seen, long nowNanos) {
        ObjectNode content = content(call, seen);
        return CallToolResult.builder()
                .addContent(block(content))
                .structuredContent(content)
                .meta(meta(call, nowNanos))
                .build();
    }

    /**
     * One plain sentence, and then the body of the error. It is no structured content, since clients of the older era
     * hold that against the schema of a success, and would drop the error for one of their own; what programs look
     * for stands in {@code _meta["kosha/error"]} as well.
     */
    static CallToolResult failure(CallContext call, KoshaException failure, long nowNanos) {
        JsonNode body = Json.mapper().valueToTree(failure.problem(call.trace().traceId()));
        Map<String, Object> meta = meta(call, nowNanos);
        meta.put("kosha/error", body);
        return CallToolResult.builder()
                .isError(true)
                .addContent(TextContent.builder(String.valueOf(failure.getMessage()))
                        .build())
                .addContent(block(body))
                .meta(meta)
                .build();
    }

    private static Map<String, Object> meta(CallContext call, long nowNanos) {
        Map<String, Object> meta = new LinkedHashMap<>();
        call.budget().ifPresent(granted -> meta.put("kosha/budget_ms", millis(granted)));
        meta.put("kosha/elapsed_ms", millis(Duration.ofNanos(nowNanos - call.startedNanos())));
        meta.put("kosha/attempts", call.attempts());
        meta.put("kosha/hedged", call.provenance().hedged());
        meta.put("kosha/degraded", call.provenance().degraded());
        ServedBy backup = call.provenance().backup();
        if (backup != null) {
            meta.put("kosha/served_by", Json.mapper().valueToTree(backup));
        }
        return meta;
    }

    private static long millis(Duration duration) {
        return duration.plusNanos(500_000).toMillis();
    }

    /** What a caller sees of a result, and by which trace. */
    static ObjectNode content(CallContext call, Record seen) {
        ObjectNode content = Json.mapper().valueToTree(seen);
        return content.put("trace_id", call.trace().traceId());
    }

    private static TextContent block(JsonNode json) {
        return TextContent.builder(text(json)).build();
    }

    static String text(JsonNode json) {
        try {
            return Json.mapper().writeValueAsString(json);
        } catch (JacksonException e) {
            throw new IllegalStateException("a tree of JSON can be written", e);
        }
    }
}
