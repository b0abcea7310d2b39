package com.kosha.gateway.pipeline;

import com.kosha.contract.Headers;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.trace.Spans;
import com.kosha.gateway.trace.Trace;
import com.kosha.gateway.trace.TracedLog;
import com.kosha.resilience.Time;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.ext.Provider;

/** Stage 1. The call begins here, and its clock. Nothing is shed yet. */
@Provider
@PreMatching
@Priority(Stages.LOAD_SHED)
@ApplicationScoped
public class LoadShed implements ContainerRequestFilter {
    /** A path is whatever a client sends; the audit keeps so much of it. */
    private static final int LONGEST_OPERATION = 100;

    @Inject
    Time time;

    @Inject
    Spans spans;

    @Override
    public void filter(ContainerRequestContext request) {
        Trace trace = spans.request(Trace.from(request.getHeaderString(Headers.TRACEPARENT)));
        TracedLog.begin(trace);
        String operation = request.getMethod() + " " + OpenPaths.path(request);
        request.setProperty(
                CallContext.PROPERTY,
                new CallContext(
                        trace,
                        time.nanos(),
                        operation.substring(0, Math.min(operation.length(), LONGEST_OPERATION)),
                        request.getHeaderString(Headers.DEADLINE)));
    }
}
