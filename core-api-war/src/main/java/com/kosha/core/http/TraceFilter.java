package com.kosha.core.http;

import com.kosha.contract.Headers;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import java.util.concurrent.ThreadLocalRandom;
import java.util.logging.Level;
import java.util.logging.Logger;

/** First in, last out: gives each request its trace, and each answer the trace's name. Writes one line an answer. */
@Dependent
@Provider
@PreMatching
@Priority(Stages.TRACE)
public class TraceFilter implements ContainerRequestFilter, ContainerResponseFilter {
    private static final Logger LOG = Logger.getLogger(TraceFilter.class.getName());

    @Inject
    CurrentCall call;

    @Override
    public void filter(ContainerRequestContext request) {
        String named = request.getHeaderString(Headers.TRACEPARENT);
        call.in(Trace.from(named, () -> ThreadLocalRandom.current().nextLong()));
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Trace trace = call.trace();
        response.getHeaders().putSingle(Headers.TRACEPARENT, trace.traceparent());
        response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getHeaders().putSingle("X-Content-Type-Options", "nosniff");
        LOG.log(
                Level.INFO,
                () -> "trace_id=%s %s %s %d"
                        .formatted(
                                trace.traceId(),
                                request.getMethod(),
                                request.getUriInfo().getPath(),
                                response.getStatus()));
    }
}
