package com.kosha.gateway.pipeline;

import com.kosha.contract.ServedBy;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.call.Provenance;
import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.gateway.trace.Spans;
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.util.Locale;
import java.util.Map;

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
        return spans.<Object>tool(
                call.tool().toolName(), call.trace(), call.arrived(), () -> notes(call.provenance()), step -> {
                    call.continues(step);
                    return invocation::proceed;
                });
    }

    private static Map<String, String> notes(Provenance how) {
        ServedBy backup = how.backup();
        return backup == null
                ? Map.of()
                : Map.of(
                        "served_by",
                        backup.provider(),
                        "served_why",
                        String.valueOf(backup.why()).toLowerCase(Locale.ROOT));
    }
}
