package com.kosha.screening;

import static java.lang.System.Logger.Level.ERROR;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.UUID;

/**
 * Answers what nothing else has mapped. Without it the server tells the caller the exception's message.
 * The answer carries an id under which the log has the cause.
 */
@Provider
public class UnexpectedFailure implements ExceptionMapper<Throwable> {
    private static final System.Logger LOG = System.getLogger(UnexpectedFailure.class.getName());

    @Override
    public Response toResponse(Throwable failure) {
        if (failure instanceof WebApplicationException known) {
            return Response.status(known.getResponse().getStatus()).build();
        }
        String id = UUID.randomUUID().toString();
        LOG.log(ERROR, "Unexpected failure " + id, failure);
        return Response.serverError()
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity("{\"code\":\"internal\",\"message\":\"Something unexpected happened\",\"trace_id\":\"" + id
                        + "\"}")
                .build();
    }
}
