package com.kosha.gateway.errors;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.trace.Trace;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.logging.Level;
import java.util.logging.Logger;

/** What nothing else has turned into an answer. Without it the server would answer with the exception's own words. */
@Provider
public class Unmapped implements ExceptionMapper<Throwable> {
    private static final Logger LOG = Logger.getLogger(Unmapped.class.getName());

    @Context
    HttpServletRequest request;

    @Override
    public Response toResponse(Throwable failure) {
        String traceId = request.getAttribute(CallContext.PROPERTY) instanceof CallContext call
                ? call.trace().traceId()
                : Trace.from(null).traceId();
        if (failure instanceof WebApplicationException http) {
            return withOwnHeaders(http.getResponse(), traceId);
        }
        KoshaException known = Errors.classify(failure);
        if (known.code() == ErrorCode.INTERNAL) {
            LOG.log(Level.SEVERE, failure, () -> "Unexpected failure in trace " + traceId);
        }
        return answer(known, traceId);
    }

    /** Operators' paths do not speak MCP. */
    private Response answer(KoshaException failure, String traceId) {
        return request.getRequestURI().startsWith("/ops/")
                ? Refusals.problem(failure, traceId)
                : Refusals.response(failure, traceId);
    }

    /** Keeps the status, and those headers that tell a client what to do instead. */
    private Response withOwnHeaders(Response original, String traceId) {
        Response.ResponseBuilder answer = Response.fromResponse(answer(meaning(original.getStatus()), traceId))
                .status(original.getStatus());
        for (String header : new String[] {HttpHeaders.ALLOW, HttpHeaders.WWW_AUTHENTICATE, HttpHeaders.RETRY_AFTER}) {
            String value = original.getHeaderString(header);
            if (value != null) {
                answer.header(header, value);
            }
        }
        return answer.build();
    }

    /** What the framework's own refusals mean: the request's fault below 500, ours from there on. */
    private static KoshaException meaning(int status) {
        return switch (status) {
            case 401 -> KoshaException.unauthenticated("This needs a token.");
            case 404 -> KoshaException.notFound("address");
            case 405 -> KoshaException.invalidArgument("method", "is not taken at this address");
            case 406 -> KoshaException.invalidArgument("Accept", "must admit application/json or text/event-stream");
            case 415 -> KoshaException.invalidArgument("Content-Type", "must be application/json");
            default ->
                status < 500
                        ? KoshaException.invalidArgument("request", "is not one that is taken here")
                        : KoshaException.internal(null);
        };
    }
}
