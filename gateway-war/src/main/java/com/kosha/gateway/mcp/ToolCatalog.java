package com.kosha.gateway.mcp;

import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.tools.RegisteredTool;
import com.kosha.gateway.tools.ToolBox;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.feature.McpSyncTool;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.ToolsPage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The tools as the SDK asks for them. A listing holds what its caller may call; to be found is every tool, so that it
 * is stage 4 that forbids one, in words of ours and with an audit record.
 */
@ApplicationScoped
public class ToolCatalog implements McpSyncToolRepository {
    private final Map<ToolPolicy, McpSchema.Tool> definitions = new ConcurrentHashMap<>();

    @Inject
    ToolBox box;

    @Inject
    ToolRun run;

    @Override
    public ToolsPage list(McpRequestContext request, @Nullable String cursor) {
        return ToolsPage.of(box.of(Protocol.callOf(request).principal()).stream()
                .map(this::definition)
                .toList());
    }

    @Override
    public @Nullable McpSyncTool find(McpRequestContext request, String name) {
        return box.named(name).map(this::callable).orElse(null);
    }

    private McpSyncTool callable(RegisteredTool<?, ?> tool) {
        return McpSyncTool.of(definition(tool), (request, asked) -> run.run(request, tool, asked));
    }

    private McpSchema.Tool definition(RegisteredTool<?, ?> tool) {
        return definitions.computeIfAbsent(tool.tool().policy(), policy -> ToolDefinition.of(tool));
    }
}
