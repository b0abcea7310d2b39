package com.kosha.gateway.pipeline;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.gateway.trace.Spans;
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Around all stages of a tool: its step in the trace, of which every attempt is a part. */
@Staged
@Interceptor
@Priority(Stages.TOOL_SPAN)
public class ToolSpan {
    @Inject
    Spans spans;

    @AroundInvoke
    Object open(InvocationContext invocation) throws Exception {
        CallContext call = Stages.callOf(invocation);
        return spans.<Object>tool(call.tool().toolName(), call.trace(), call.arrived(), step -> {
            call.continues(step);
            return invocation::proceed;
        });
    }
}
