package com.kosha.core.screenings;

import com.kosha.contract.ScreeningReceipt;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningTasks;
import com.kosha.core.http.CurrentCall;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Deferred screenings over HTTP, for the gateways' workers alone. */
@Dependent
@Path("/v1/follow-ups/screenings")
@Produces(MediaType.APPLICATION_JSON)
public class FollowUpsResource {
    @Inject
    FollowUps followUps;

    @Inject
    CurrentCall call;

    @PUT
    @Path("/leases/{lease}")
    @Operation(operationId = "lease_screening", summary = "Lends a deferred screening that is due, if there is one")
    public ScreeningTasks lease(@PathParam("lease") UUID lease) {
        return followUps.lease(call.ofFollowUp(), lease);
    }

    @POST
    @Path("/{id}/reports")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "report_screening", summary = "What became of a screening that was lent")
    public ScreeningReceipt report(@PathParam("id") String id, ScreeningReport report) {
        return followUps.report(call.ofFollowUp(), id, report);
    }
}
