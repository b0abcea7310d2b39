package com.kosha.core.aml;

import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertView;
import com.kosha.contract.Page;
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

/** Alerts over HTTP. */
@Dependent
@Path("/v1/aml/alerts")
@Produces(MediaType.APPLICATION_JSON)
public class AlertsResource {
    @Inject
    Alerts alerts;

    @Inject
    CurrentCall call;

    @POST
    @Path("/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "list_aml_alerts", summary = "Suspicions of money laundering, newest first")
    public Page<AlertView> search(AlertSearch search) {
        return alerts.search(call.get(), search);
    }

    @GET
    @Path("/{alert_id}")
    @Operation(operationId = "get_aml_alert", summary = "A suspicion with the movements that triggered it")
    public AlertDetail detail(@PathParam("alert_id") String alertId) {
        return alerts.detail(call.get(), alertId);
    }
}
