package com.kosha.core.saga;

import com.kosha.contract.Page;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaView;
import com.kosha.core.http.CurrentCall;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Sagas over HTTP, for operators alone. */
@Dependent
@Path("/v1/sagas")
@Produces(MediaType.APPLICATION_JSON)
public class SagasResource {
    @Inject
    SagaViews sagas;

    @Inject
    CurrentCall call;

    @POST
    @Path("/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "list_sagas", summary = "Sagas with their steps, newest first")
    public Page<SagaView> search(SagaSearch search) {
        return sagas.search(call.ofOperator(), search);
    }

    @GET
    @Path("/{saga_id}")
    @Operation(operationId = "get_saga", summary = "What one saga has done and undone, step by step")
    public SagaView detail(@PathParam("saga_id") String sagaId) {
        return sagas.detail(call.ofOperator(), sagaId);
    }
}
