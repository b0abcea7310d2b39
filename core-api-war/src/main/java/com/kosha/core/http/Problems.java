package com.kosha.core.http;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The one crossing from exceptions to answers: a problem body with a code of the taxonomy, whatever happened. */
@Dependent
@Provider
public class Problems implements ExceptionMapper<Throwable> {
    private static final Logger LOG = Logger.getLogger(Problems.class.getName());

    @Inject
    CurrentCall call;

    @Override
    public Response toResponse(Throwable thrown) {
        KoshaException failure = Taxonomy.classify(thrown);
        String traceId = call.trace().traceId();
        log(traceId, failure);
        Problem problem = failure.problem(traceId);
        Response.ResponseBuilder answer = answer(thrown, failure.code())
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(problem);
        if (problem.retryAfterS() != null) {
            answer.header(HttpHeaders.RETRY_AFTER, problem.retryAfterS());
        }
        if (failure.code() == ErrorCode.UNAUTHENTICATED) {
            answer.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        }
        return answer.build();
    }

    /** HTTP's own refusals keep their status (405, 406, 415) and say what would be allowed. */
    private static Response.ResponseBuilder answer(Throwable thrown, ErrorCode code) {
        if (!(thrown instanceof WebApplicationException http) || code != ErrorCode.INVALID_ARGUMENT) {
            return Response.status(code.httpStatus());
        }
        Response.ResponseBuilder answer = Response.status(http.getResponse().getStatus());
        String allowed = http.getResponse().getHeaderString(HttpHeaders.ALLOW);
        return allowed == null ? answer : answer.header(HttpHeaders.ALLOW, allowed);
    }

    /** The caller's own mistakes have no cause; ours have one, and it stays here. */
    private static void log(String traceId, KoshaException failure) {
        String line = "trace_id=" + traceId + " code=" + failure.code().wire();
        if (failure.code() == ErrorCode.INTERNAL) {
            LOG.log(Level.SEVERE, line, failure.getCause());
        } else if (failure.getCause() != null) {
            LOG.log(Level.WARNING, line + " cause=" + failure.getCause());
        }
    }
}
