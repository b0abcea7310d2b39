package com.kosha.core.http;

import com.kosha.contract.Headers;
import com.kosha.stack.trace.TracedLog;
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

/**
 * Stage 1, first in and last out: gives each request its trace, and each answer the trace's name. Writes one line an
 * answer.
 */
@Dependent
@Provider
@PreMatching
@Priority(Stages.TRACE)
public class TraceFilter implements ContainerRequestFilter, ContainerResponseFilter {
    private static final Logger LOG = Logger.getLogger(TraceFilter.class.getName());
    private static final int LONGEST_LINE = 120;

    @Inject
    CurrentCall call;

    @Override
    public void filter(ContainerRequestContext request) {
        String named = request.getHeaderString(Headers.TRACEPARENT);
        Trace trace = Trace.from(named, () -> ThreadLocalRandom.current().nextLong());
        call.in(trace);
        TracedLog.begin(trace.traceId());
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Trace trace = call.trace();
        response.getHeaders().putSingle(Headers.TRACEPARENT, trace.traceparent());
        response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getHeaders().putSingle("X-Content-Type-Options", "nosniff");
        String line = line(request.getMethod(), request.getUriInfo().getPath());
        LOG.log(Level.INFO, "trace_id={0} {1} {2,number,#}", new Object[] {trace.traceId(), line, response.getStatus()
        });
    }

    /** Anybody can send any path, one with a line feed in it too. */
    static String line(String method, String path) {
        String line = method + " " + path;
        return line.substring(0, Math.min(line.length(), LONGEST_LINE)).replaceAll("[^A-Za-z0-9/_. -]", "?");
    }
}
