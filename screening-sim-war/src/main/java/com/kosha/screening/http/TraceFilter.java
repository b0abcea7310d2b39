package com.kosha.screening.http;

import com.kosha.contract.Headers;
import jakarta.enterprise.context.Dependent;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Gives each request its trace, and writes one line an answer: never a name, nor a path that anybody may make up. */
@Dependent
@Provider
@PreMatching
public class TraceFilter implements ContainerRequestFilter, ContainerResponseFilter {
    static final String TRACE = "kosha.trace";
    private static final Logger LOG = Logger.getLogger(TraceFilter.class.getName());

    @Override
    public void filter(ContainerRequestContext request) {
        request.setProperty(TRACE, Trace.of(request.getHeaderString(Headers.TRACEPARENT)));
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getHeaders().putSingle("X-Content-Type-Options", "nosniff");
        LOG.log(Level.INFO, "trace_id={0} {1} {2,number,#}", new Object[] {
            request.getProperty(TRACE), request.getMethod().replaceAll("[^A-Z]", "?"), response.getStatus()
        });
    }
}
