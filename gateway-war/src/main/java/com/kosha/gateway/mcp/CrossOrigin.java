package com.kosha.gateway.mcp;

import com.kosha.gateway.pipeline.Stages;
import com.kosha.gateway.trace.Trace;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import java.util.List;

/**
 * Calls from web pages (Fetch, CORS). A page that is allowed is told what it may send, without a token, since a browser
 * asks before it has one, and may read the headers that say what to do after a refusal. To a foreign page nothing is
 * said that its browser would let it read. Stands before stage 1, so that the stages' own refusals can be read too.
 */
@Provider
@PreMatching
@Priority(Stages.AUDIT_REFUSALS)
@ApplicationScoped
public class CrossOrigin implements ContainerRequestFilter, ContainerResponseFilter {
    static final String ORIGIN = "Origin";
    static final String ASKED_METHOD = "Access-Control-Request-Method";
    static final String ALLOW_ORIGIN = "Access-Control-Allow-Origin";
    static final String ALLOW_METHODS = "Access-Control-Allow-Methods";
    static final String ALLOW_HEADERS = "Access-Control-Allow-Headers";
    static final String EXPOSE_HEADERS = "Access-Control-Expose-Headers";
    private static final String MAX_AGE = "Access-Control-Max-Age";

    private static final String METHODS = "GET, POST, DELETE";
    private static final String SENT =
            "Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id,"
                    + " X-Request-Deadline, traceparent, tracestate";
    private static final String READ = "WWW-Authenticate, Retry-After, X-Trace-Id, Mcp-Session-Id,"
            + " RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset";
    private static final int REMEMBERED_S = 600;

    /** Under this name the origin of a page that is allowed is left with the request. */
    private static final String ADMITTED = CrossOrigin.class.getName();

    @Inject
    OriginGuard guard;

    @Override
    public void filter(ContainerRequestContext request) {
        String origin = request.getHeaderString(ORIGIN);
        if (origin == null) {
            return;
        }
        boolean preflight = request.getMethod().equals("OPTIONS") && request.getHeaderString(ASKED_METHOD) != null;
        try {
            guard.check(new RequestHeaders(request.getHeaders()));
            request.setProperty(ADMITTED, origin);
            if (preflight) {
                request.abortWith(leave());
            }
        } catch (Refusal foreign) {
            if (preflight) { // any other request is refused, and recorded, at its place
                request.abortWith(Http.response(foreign.reply(Trace.from(null).traceId())));
            }
        }
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        MultivaluedMap<String, Object> headers = response.getHeaders();
        headers.add(HttpHeaders.VARY, ORIGIN);
        if (request.getProperty(ADMITTED) instanceof String origin) {
            headers.putSingle(ALLOW_ORIGIN, origin);
            headers.putSingle(EXPOSE_HEADERS, READ);
        }
    }

    private static Response leave() {
        return Response.noContent()
                .header(ALLOW_METHODS, METHODS)
                .header(ALLOW_HEADERS, SENT)
                .header(MAX_AGE, REMEMBERED_S)
                .header(HttpHeaders.VARY, String.join(", ", List.of(ASKED_METHOD, "Access-Control-Request-Headers")))
                .build();
    }
}
