package com.kosha.gateway.pipeline;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.pipeline.Stages.Staged;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Stage 4. The tool's scope must be in the token and allowed by a role. */
@Staged
@Interceptor
@Priority(Stages.AUTHORIZE)
public class Authorize {

    @AroundInvoke
    Object check(InvocationContext invocation) throws Exception {
        CallContext call = Stages.callOf(invocation);
        call.principal().require(call.tool().scope());
        return invocation.proceed();
    }
}
