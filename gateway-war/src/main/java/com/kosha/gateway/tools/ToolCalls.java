package com.kosha.gateway.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Assent;
import com.kosha.gateway.consent.Consent;
import com.kosha.gateway.consent.Order;
import com.kosha.gateway.pipeline.Stages.Staged;
import jakarta.enterprise.context.ApplicationScoped;

/** The one way to run a tool, and so the one place that stages 4 to 9 wrap. */
@ApplicationScoped
public class ToolCalls {
    /**
     * What the tool gives; or, where the person behind the call has to agree first, the question to put to it, and then
     * nothing has been done.
     */
    @Staged
    public <I extends Record, O extends Record> Record call(
            CallContext call, RegisteredTool<I, O> tool, JsonNode arguments, Consent consent) {
        I input = tool.arguments().read(arguments);
        if (tool.tool() instanceof WriteTool<I, O> change && Assent.mustBeSought((Order) input, consent)) {
            return change.question(call, input);
        }
        O output = tool.tool().call(call, input);
        AnswerSize.check(input, output);
        return output;
    }
}
