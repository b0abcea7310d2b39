package com.kosha.gateway.pipeline;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.errors.Refusals;
import com.kosha.gateway.pipeline.Stages.ForOperators;
import com.kosha.gateway.policy.Scope;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.ext.Provider;

/** Stage 4 where there is no tool: what operators do over HTTP takes {@code ops:admin}. */
@ForOperators
@Provider
@Priority(Stages.OPERATORS_ONLY)
@ApplicationScoped
public class OperatorsOnly implements ContainerRequestFilter {

    @Override
    public void filter(ContainerRequestContext request) {
        CallContext call = Stages.callOf(request);
        try {
            call.principal().require(Scope.OPS_ADMIN);
        } catch (KoshaException refusal) {
            request.abortWith(Refusals.problem(refusal, call.trace().traceId()));
        }
    }
}
