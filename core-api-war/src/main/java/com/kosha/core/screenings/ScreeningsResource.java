package com.kosha.core.screenings;

import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningView;
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

/** Screenings over HTTP. */
@Dependent
@Path("/v1/screenings")
@Produces(MediaType.APPLICATION_JSON)
public class ScreeningsResource {
    @Inject
    Screenings screenings;

    @Inject
    CurrentCall call;

    /** No key is needed: the same question of the same person, while it waits, is the same screening. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "record_screening",
            summary = "Puts a screening on record, with the vendor's answer or without")
    public ScreeningView record(ScreeningRequest request) {
        return screenings.record(call.get(), call.traceId(), request);
    }

    @GET
    @Path("/{id}")
    @Operation(operationId = "get_screening", summary = "How a screening on record stands")
    public ScreeningView find(@PathParam("id") String id) {
        return screenings.find(call.get(), id);
    }
}
