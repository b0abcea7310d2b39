package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.Settings;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Question;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.tools.RegisteredTool;
import com.kosha.gateway.tools.ToolBox;
import com.kosha.gateway.tools.ToolCalls;
import com.kosha.json.Canonical;
import com.kosha.json.Json;
import com.kosha.resilience.Time;
import io.modelcontextprotocol.modern.McpSchema.CallToolOutcome;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.HexFormat;
import java.util.Map;

/** Runs one tool through its stages, and says how it went as the protocol wants it said. */
@ApplicationScoped
public class ToolRun {
    private static final String KEY = "idempotency_key";

    @Inject
    ToolBox box;

    @Inject
    ToolCalls calls;

    @Inject
    Settings settings;

    @Inject
    Time time;

    /**
     * Notes which tool the message asks for, if there is one of that name. Done before the work changes threads: a
     * stream that opens before the tool has begun must already know that stage 9 keeps the record.
     */
    void choose(Message message, CallContext call) {
        Chosen.by(message)
                .ifPresent(chosen -> box.named(chosen.tool())
                        .ifPresent(tool -> choose(tool.tool().policy(), chosen.arguments(), call)));
    }

    private void choose(ToolPolicy tool, JsonNode arguments, CallContext call) {
        call.chose(tool, digest(arguments));
        JsonNode key = arguments.path(KEY);
        if (key.isTextual()) {
            call.keyed(digest(key));
        }
    }

    McpSyncResponse<CallToolOutcome> run(McpRequestContext request, RegisteredTool<?, ?> tool, CallToolRequest asked) {
        CallContext call = Protocol.callOf(request);
        JsonNode arguments = Json.mapper().valueToTree(asked.arguments() == null ? Map.of() : asked.arguments());
        try {
            Record seen = calls.call(call, tool, arguments, Asking.consent(request, asked));
            if (seen instanceof Question question) {
                return McpSyncResponse.result(Asking.result(question));
            }
            return McpSyncResponse.result(ToolResults.success(call, seen, time.nanos()));
        } catch (KoshaException failure) {
            if (failure.code() == ErrorCode.FORBIDDEN
                    && ScopeChallenge.helps(
                            call.principal(), call.tool().scope())) { // a client can bring a better token
                throw Failures.ofRequest(failure, call);
            }
            return McpSyncResponse.result(ToolResults.failure(call, failure, time.nanos()));
        }
    }

    private String digest(JsonNode arguments) {
        return HexFormat.of().formatHex(settings.auditKey().sign(Canonical.bytes(arguments)));
    }
}
