package com.kosha.gateway.pipeline;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Scope;
import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.util.Map;

/** Stage 4. The tool's scope must be in the token and allowed by a role. */
@Staged
@Interceptor
@Priority(Stages.AUTHORIZE)
public class Authorize {

    @AroundInvoke
    Object check(InvocationContext invocation) throws Exception {
        CallContext call = Stages.callOf(invocation);
        Principal caller = call.principal();
        Scope needed = call.tool().scope();
        if (!caller.may(needed)) {
            throw refusal(caller, needed);
        }
        return invocation.proceed();
    }

    /** Says which of the two is missing, since what helps differs: another token, or other work. */
    static KoshaException refusal(Principal caller, Scope needed) {
        String helps = caller.roleAllows(needed)
                ? "Your role allows it: ask for a token with this scope."
                : "None of your roles allows it: ask somebody whose role does.";
        return KoshaException.forbidden(
                "This needs the scope " + needed.claim() + ".",
                Map.of("rule", "scope", "scope", needed.claim(), "what_helps", helps));
    }
}
