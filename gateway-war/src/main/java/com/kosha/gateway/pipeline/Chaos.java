package com.kosha.gateway.pipeline;

import com.kosha.gateway.pipeline.Stages.Staged;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Stage 5. Faults are injected only where they are switched on; they are not here, so the header means nothing. */
@Staged
@Interceptor
@Priority(Stages.CHAOS)
public class Chaos {

    @AroundInvoke
    Object arm(InvocationContext invocation) throws Exception {
        return invocation.proceed();
    }
}
