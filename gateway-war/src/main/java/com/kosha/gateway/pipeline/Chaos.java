package com.kosha.gateway.pipeline;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.gateway.policy.Role;
import com.kosha.stack.chaos.ChaosSwitch;
import com.kosha.stack.chaos.ChaosSwitch.Ruling;
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/**
 * Stage 5. An operator may ask for failures where they are switched on. Whoever else asks gets what everybody gets, and
 * the audit says why.
 */
@Staged
@Interceptor
@Priority(Stages.CHAOS)
public class Chaos {
    @Inject
    ChaosSwitch faults;

    @AroundInvoke
    Object arm(InvocationContext invocation) throws Exception {
        CallContext call = Stages.callOf(invocation);
        if (!call.chaos().asked().isEmpty()) {
            call.chaos()
                    .judged(
                            call.principal().roles().contains(Role.OPERATOR)
                                    ? faults.judge(call.chaos().asked())
                                    : Ruling.ignored("not_an_operator"));
        }
        return invocation.proceed();
    }
}
