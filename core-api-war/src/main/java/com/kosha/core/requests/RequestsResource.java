package com.kosha.core.requests;

import com.kosha.core.db.Running;
import com.kosha.core.db.Viewer;
import com.kosha.core.http.CurrentCall;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * Calls requests off whose caller no longer waits (ruling 32): this server cannot see a closed connection while it waits
 * for PostgreSQL. Always 204, since what was running for whom is nobody's business.
 */
@Dependent
@Path("/v1/requests/{trace_id}")
public class RequestsResource {
    @Inject
    Running running;

    @Inject
    CurrentCall call;

    @DELETE
    @Operation(operationId = "cancel_requests", summary = "Calls off all that the caller asks for in a trace")
    public void all(@PathParam("trace_id") String traceId) {
        running.cancel(viewer(), traceId, null);
    }

    @DELETE
    @Path("/{span_id}")
    @Operation(operationId = "cancel_request", summary = "Calls off the one request that was sent with that span")
    public void one(@PathParam("trace_id") String traceId, @PathParam("span_id") String spanId) {
        running.cancel(viewer(), traceId, spanId);
    }

    private Viewer viewer() {
        return call.get().viewer();
    }
}
