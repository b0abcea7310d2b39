package com.kosha.core.kyc;

import com.kosha.contract.KycDocuments;
import com.kosha.contract.KycView;
import com.kosha.core.http.CurrentCall;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Identification over HTTP. */
@Dependent
@Path("/v1/customers/{customer_id}/kyc")
@Produces(MediaType.APPLICATION_JSON)
public class KycResource {
    @Inject
    Kyc kyc;

    @Inject
    CurrentCall call;

    @GET
    @Operation(operationId = "get_kyc_status", summary = "Where a customer's identification stands")
    public KycView status(@PathParam("customer_id") String customerId) {
        return kyc.status(call.get(), customerId);
    }

    @GET
    @Path("/documents")
    @Operation(operationId = "list_kyc_documents", summary = "What is known about a customer's documents")
    public KycDocuments documents(@PathParam("customer_id") String customerId) {
        return kyc.documents(call.get(), customerId);
    }
}
