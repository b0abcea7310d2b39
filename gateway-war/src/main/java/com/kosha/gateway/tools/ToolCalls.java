package com.kosha.gateway.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.pipeline.Stages.Staged;
import jakarta.enterprise.context.ApplicationScoped;

/** The one way to run a tool, and so the one place that stages 4 to 9 wrap. */
@ApplicationScoped
public class ToolCalls {
    @Staged
    public <I extends Record, O extends Record> O call(
            CallContext call, RegisteredTool<I, O> tool, JsonNode arguments) {
        I input = tool.arguments().read(arguments);
        O output = tool.tool().call(call, input);
        AnswerSize.check(input, output);
        return output;
    }
}
