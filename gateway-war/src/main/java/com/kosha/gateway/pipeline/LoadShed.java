package com.kosha.gateway.pipeline;

import com.kosha.contract.Headers;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.errors.Refusals;
import com.kosha.gateway.limits.InFlight;
import com.kosha.gateway.trace.Spans;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.DeadlineHint;
import com.kosha.resilience.Time;
import com.kosha.stack.trace.TracedLog;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.ext.Provider;
import java.time.Duration;
import java.util.List;

/**
 * Stage 1. The call begins here, and its clock. What there is no room for is sent away before anything is done for it,
 * and so is what comes too late; looking whether this process is alive takes nobody's place (ruling 30).
 */
@Provider
@PreMatching
@Priority(Stages.LOAD_SHED)
@ApplicationScoped
public class LoadShed implements ContainerRequestFilter, ContainerResponseFilter {
    private static final Duration ANY_TIME = Duration.ofDays(1);

    @Inject
    Time time;

    @Inject
    Spans spans;

    @Inject
    InFlight inFlight;

    @Inject
    ShedMetrics shed;

    @Inject
    HintMetrics hints;

    @Override
    public void filter(ContainerRequestContext request) {
        CallContext call = begin(request);
        request.setProperty(CallContext.PROPERTY, call);
        if (OpenPaths.isHealth(request)) {
            return;
        }
        DeadlineHint.Outcome hint =
                DeadlineHint.read(call.deadlineHint(), null, ANY_TIME, time).outcome();
        if (hint == DeadlineHint.Outcome.EXPIRED) {
            hints.count(hint);
            refuse(request, call, ShedMetrics.Reason.EXPIRED, KoshaException.expiredOnArrival());
            return;
        }
        inFlight.take()
                .ifPresentOrElse(
                        call::seated,
                        () -> refuse(
                                request,
                                call,
                                ShedMetrics.Reason.IN_FLIGHT,
                                KoshaException.overloaded(null, KoshaException.SOON)));
    }

    /** Once the answer begins, the place is free for another, unless there still is work behind it. */
    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getProperty(CallContext.PROPERTY) instanceof CallContext call) {
            call.seat().answered();
        }
    }

    private void refuse(
            ContainerRequestContext request, CallContext call, ShedMetrics.Reason reason, KoshaException refusal) {
        shed.count(reason);
        request.abortWith(Refusals.response(refusal, call.trace().traceId()));
    }

    private CallContext begin(ContainerRequestContext request) {
        Trace trace = spans.request(Trace.from(request.getHeaderString(Headers.TRACEPARENT)));
        TracedLog.begin(trace.traceId());
        CallContext call = new CallContext(
                trace, time.nanos(), RequestLine.forTheRecord(request), request.getHeaderString(Headers.DEADLINE));
        call.chaos().asks(request.getHeaders().getOrDefault(ChaosSpec.HEADER, List.of()));
        return call;
    }
}
