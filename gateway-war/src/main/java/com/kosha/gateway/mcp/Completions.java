package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import io.modelcontextprotocol.modern.McpSchema.CompleteResult;
import io.modelcontextprotocol.modern.McpSchema.CompleteResult.Completion;
import java.util.List;
import java.util.stream.StreamSupport;

/** What an argument can be completed to: the values of a fixed set that begin like what was typed. */
final class Completions {
    private Completions() {}

    /** From the values of an enumeration in a schema; none when it is missing. */
    static CompleteResult of(JsonNode enumeration, String typed) {
        List<String> values = StreamSupport.stream(enumeration.spliterator(), false)
                .map(JsonNode::asText)
                .filter(value -> value.startsWith(typed))
                .toList();
        return CompleteResult.of(new Completion(values, values.size(), false));
    }
}
