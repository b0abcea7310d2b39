package com.kosha.screening.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import jakarta.enterprise.context.Dependent;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The one crossing from exceptions to answers: a problem with a code of the taxonomy, whatever happened. */
@Dependent
@Provider
public class Problems implements ExceptionMapper<Throwable> {
    private static final Logger LOG = Logger.getLogger(Problems.class.getName());

    @Context
    HttpHeaders headers;

    @Override
    public Response toResponse(Throwable thrown) {
        String traceId = Trace.of(headers.getHeaderString(com.kosha.contract.Headers.TRACEPARENT));
        KoshaException failure = classify(thrown);
        if (failure.code() == ErrorCode.INTERNAL) {
            LOG.log(Level.SEVERE, "trace_id=" + traceId + " code=internal", failure.getCause());
        }
        Problem problem = failure.problem(traceId);
        Response.ResponseBuilder answer = Response.status(status(thrown, failure))
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(problem);
        if (problem.retryAfterS() != null) {
            answer.header(HttpHeaders.RETRY_AFTER, problem.retryAfterS());
        }
        return answer.build();
    }

    /** JAX-RS wraps what a body reader threw. */
    private static KoshaException classify(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof KoshaException known) {
                return known;
            }
            if (cause instanceof JsonProcessingException) { // its message would repeat what was sent
                return KoshaException.invalidArgument(
                        "body", "must hold what the interface describes, and nothing else");
            }
        }
        if (!(thrown instanceof WebApplicationException http)) {
            return KoshaException.internal(thrown);
        }
        return switch (http.getResponse().getStatus()) {
            case 404 -> KoshaException.notFound("resource");
            case 405 -> KoshaException.invalidArgument("method", "is not one that this resource has");
            case 406 -> KoshaException.invalidArgument("accept", "must admit application/json");
            case 415 -> KoshaException.invalidArgument("content_type", "must be application/json");
            case 400 -> KoshaException.invalidArgument("body", "must be a JSON object");
            default -> KoshaException.internal(thrown);
        };
    }

    /** HTTP's own refusals keep their status. */
    private static int status(Throwable thrown, KoshaException failure) {
        return thrown instanceof WebApplicationException http
                        && failure.code() == ErrorCode.INVALID_ARGUMENT
                        && http.getResponse().getStatus() / 100 == 4
                ? http.getResponse().getStatus()
                : failure.code().httpStatus();
    }
}
