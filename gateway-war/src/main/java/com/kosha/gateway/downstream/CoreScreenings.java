package com.kosha.gateway.downstream;

import com.kosha.contract.ScreeningReceipt;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningTasks;
import com.kosha.contract.ScreeningView;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;

/** core-api's records of screenings as they are on the wire. */
@Path("/v1")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface CoreScreenings {
    @POST
    @Path("/screenings")
    ScreeningView record(ScreeningRequest request);

    @GET
    @Path("/screenings/{id}")
    ScreeningView find(@PathParam("id") String id);

    @PUT
    @Path("/follow-ups/screenings/leases/{lease}")
    ScreeningTasks lease(@PathParam("lease") UUID lease);

    @POST
    @Path("/follow-ups/screenings/{id}/reports")
    ScreeningReceipt report(@PathParam("id") String id, ScreeningReport report);
}
