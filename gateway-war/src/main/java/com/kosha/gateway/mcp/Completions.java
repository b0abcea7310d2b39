package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.tools.Completes;
import io.modelcontextprotocol.modern.McpSchema.CompleteRequest;
import io.modelcontextprotocol.modern.McpSchema.CompleteResult;
import io.modelcontextprotocol.modern.McpSchema.CompleteResult.Completion;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** What an argument can be completed to: the values of a fixed set that begin like what was typed. */
final class Completions {
    /** Values of one completion, by the protocol. */
    private static final int MOST = 100;

    private Completions() {}

    /** From the values of an enumeration in a schema; none when it is missing. */
    static CompleteResult of(JsonNode enumeration, String typed) {
        List<String> values = StreamSupport.stream(enumeration.spliterator(), false)
                .map(JsonNode::asText)
                .filter(value -> value.startsWith(typed))
                .toList();
        return CompleteResult.of(new Completion(values, values.size(), false));
    }

    /** From what the caller may see; none when that cannot be found out, for nobody waits for it. */
    static CompleteResult of(Completes tool, CallContext call, CompleteRequest asked) {
        Map<String, String> given = asked.context() == null || asked.context().arguments() == null
                ? Map.of()
                : asked.context().arguments();
        try {
            List<String> values = tool.complete(
                    call, asked.argument().name(), given, asked.argument().value());
            return CompleteResult.of(new Completion(values, values.size(), values.size() == MOST));
        } catch (KoshaException unknown) {
            return CompleteResult.of(new Completion(List.of(), 0, false));
        }
    }
}
