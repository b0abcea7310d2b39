package com.kosha.gateway.pipeline;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.pipeline.Stages.Staged;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineHint;
import com.kosha.resilience.Time;
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.time.Duration;

/** Stage 6. Starts the budget: the tool's own, or less where the client asks for less. */
@Staged
@Interceptor
@Priority(Stages.DEADLINE_START)
public class DeadlineStart {
    /** What a tool needs to be worth starting (ruling 16). */
    static final Duration MINIMUM = Duration.ofMillis(300);

    @Inject
    Time time;

    @Inject
    HintMetrics metrics;

    @AroundInvoke
    Object start(InvocationContext invocation) throws Exception {
        CallContext call = Stages.callOf(invocation);
        DeadlineHint hint =
                DeadlineHint.read(call.deadlineHint(), null, call.tool().budget(), time);
        Deadline deadline = hint.deadline();
        call.started(deadline);
        metrics.count(hint.outcome());
        if (!deadline.leavesAtLeast(MINIMUM)) {
            throw KoshaException.deadlineExceeded();
        }
        return invocation.proceed();
    }
}
