package com.kosha.core.customers;

import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
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

/** Customers over HTTP. */
@Dependent
@Path("/v1/customers")
@Produces(MediaType.APPLICATION_JSON)
public class CustomersResource {
    @Inject
    Customers customers;

    @Inject
    CurrentCall call;

    @POST
    @Path("/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "search_customers", summary = "Customers by name, CIF or last digits of the mobile number")
    public Page<CustomerView> search(CustomerSearch search) {
        return customers.search(call.get(), search);
    }

    @GET
    @Path("/{customer_id}")
    @Operation(operationId = "get_customer_profile", summary = "A customer with all accounts")
    public CustomerProfile profile(@PathParam("customer_id") String customerId) {
        return customers.profile(call.get(), customerId);
    }
}
