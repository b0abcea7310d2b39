package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Consent;
import com.kosha.gateway.tools.RegisteredTool;
import com.kosha.gateway.tools.ToolCalls;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.ReadResourceOutcome;
import io.modelcontextprotocol.modern.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.modern.McpSchema.TextResourceContents;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;

/** Reads a resource: it is a call of its tool, through the same stages, told as a document. */
@ApplicationScoped
public class ResourceRead {
    static final String JSON = "application/json";
    /** Personal data is not kept by anybody on the way. */
    private static final long STALE_AT_ONCE = 0;

    @Inject
    ToolCalls calls;

    /** Reads it; a failure is an error of the request, since a document cannot say that it failed. */
    McpSyncResponse<ReadResourceOutcome> read(
            CallContext call, RegisteredTool<?, ?> tool, JsonNode arguments, String uri) {
        try {
            Record seen = calls.call(call, tool, arguments, Consent.CANNOT_BE_ASKED);
            return McpSyncResponse.result(ReadResourceResult.builder(
                            List.of(TextResourceContents.builder(uri, ToolResults.text(ToolResults.content(call, seen)))
                                    .mimeType(JSON)
                                    .build()))
                    .ttlMs(STALE_AT_ONCE)
                    .cacheScope(CacheScope.PRIVATE)
                    .build());
        } catch (KoshaException failure) {
            throw Failures.ofRequest(failure, call);
        }
    }
}
