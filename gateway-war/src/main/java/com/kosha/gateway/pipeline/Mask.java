package com.kosha.gateway.pipeline;

import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.gateway.policy.Masking;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Stage 8. On the way out the view is masked for its reader; nothing outside this stage holds a clear value. */
@Staged
@Interceptor
@Priority(Stages.MASK)
public class Mask {

    @AroundInvoke
    Object mask(InvocationContext invocation) throws Exception {
        Record clear = (Record) invocation.proceed();
        return Masking.mask(clear, Stages.callOf(invocation).principal());
    }
}
