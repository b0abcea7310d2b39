package com.kosha.stack;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** The outermost layer. */
@WithinDeadline
@Interceptor
@Priority(Layers.DEADLINE)
public class DeadlineGuard {

    @AroundInvoke
    Object check(InvocationContext invocation) {
        GuardedCall.of(invocation).call().deadline().check();
        return GuardedCall.proceed(invocation);
    }
}
