package com.kosha.gateway.mcp;

import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.CallToolResult;
import io.modelcontextprotocol.modern.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.modern.McpSchema.InputRequiredResult;
import io.modelcontextprotocol.modern.McpSchema.TextContent;
import io.modelcontextprotocol.modern.McpSchema.Tool;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Two tools: one wants its caller's consent and says what it remembered meanwhile, one tells how far it has come. */
final class AskingTool implements McpSyncToolRepository {
    private static final Map<String, Object> ANYTHING = Map.of("type", "object");

    @Override
    public ToolsPage list(McpRequestContext request, @Nullable String cursor) {
        return ToolsPage.of(List.of());
    }

    @Override
    public McpSyncTool find(McpRequestContext request, String name) {
        Tool definition = Tool.builder(name, ANYTHING).build();
        return name.equals("tell_progress")
                ? McpSyncTool.of(
                        definition,
                        (call, asked) -> McpSyncResponse.streaming(notes -> {
                            notes.progress(1, 2d, "half way");
                            return says("done");
                        }))
                : McpSyncTool.of(definition, (call, asked) -> McpSyncResponse.result(consented(asked)));
    }

    private static CallToolOutcome consented(CallToolRequest asked) {
        return asked.requestState() != null && !asked.requestState().equals(RequestStates.EXPIRED)
                ? says("remembered " + asked.requestState())
                : InputRequiredResult.builder()
                        .elicit(
                                "consent",
                                ElicitFormRequest.builder("Really?", Map.of("type", "object", "properties", Map.of()))
                                        .build())
                        .requestState("what was asked")
                        .build();
    }

    private static CallToolResult says(String words) {
        return CallToolResult.builder()
                .addContent(TextContent.builder(words).build())
                .build();
    }
}
