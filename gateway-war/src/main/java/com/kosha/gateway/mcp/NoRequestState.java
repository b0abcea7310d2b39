package com.kosha.gateway.mcp;

import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import org.jspecify.annotations.Nullable;

/** No tool asks its caller anything yet, so no state is handed out and none that comes back is ours. */
final class NoRequestState implements RequestStateCodec {
    @Override
    public String seal(McpRequestContext request, String state) {
        throw new IllegalStateException("no tool hands out state");
    }

    @Override
    public @Nullable String open(McpRequestContext request, String sealed) {
        return null;
    }
}
