package com.kosha.core.http;

import com.kosha.resilience.ChaosSpec;
import com.kosha.stack.chaos.ChaosSwitch;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.ext.Provider;
import java.util.List;

/** Stage 4. The gateway hands on what an operator has asked for; whether it is good is judged here again (ruling 22). */
@Dependent
@Provider
@PreMatching
@Priority(Stages.CHAOS)
public class ChaosFilter implements ContainerRequestFilter {
    @Inject
    ChaosSwitch faults;

    @Inject
    CurrentCall call;

    @Override
    public void filter(ContainerRequestContext request) {
        List<String> asked = request.getHeaders().get(ChaosSpec.HEADER);
        if (asked != null) {
            call.armed(faults.judge(asked).spec());
        }
    }
}
