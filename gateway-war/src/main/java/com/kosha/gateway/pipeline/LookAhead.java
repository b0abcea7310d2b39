package com.kosha.gateway.pipeline;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/**
 * Stage 6, after the budget has begun: a tool whose only dependency has an open breaker says so before it does
 * anything. A look consumes no probe; half-open, the breaker itself decides (ruling 19).
 */
@Staged
@Interceptor
@Priority(Stages.LOOK_AHEAD)
public class LookAhead {
    @Inject
    Stacks stacks;

    @AroundInvoke
    Object look(InvocationContext invocation) throws Exception {
        Stages.callOf(invocation).tool().reach().stack().flatMap(stacks::named).ifPresent(LookAhead::refuse);
        return invocation.proceed();
    }

    private static void refuse(StackState stack) {
        stack.refuse().ifPresent(wait -> {
            throw KoshaException.unavailable(stack.dependency(), wait, null);
        });
    }
}
