package com.kosha.core.accounts;

import com.kosha.contract.AccountSummary;
import com.kosha.contract.SpendingInsights;
import com.kosha.core.http.CurrentCall;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Accounts over HTTP. */
@Dependent
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
public class AccountsResource {
    @Inject
    Accounts accounts;

    @Inject
    Spending spending;

    @Inject
    CurrentCall call;

    @GET
    @Path("/accounts/{account_id}")
    @Operation(operationId = "get_account_summary", summary = "What is in an account, and what of it can be spent")
    public AccountSummary summary(@PathParam("account_id") String accountId) {
        return accounts.summary(call.get(), accountId);
    }

    @GET
    @Path("/accounts/{account_id}/spending")
    @Operation(operationId = "get_spending_insights", summary = "Completed movements, summed up")
    public SpendingInsights spending(
            @PathParam("account_id") String accountId,
            @QueryParam("from_date") @Nullable String fromDate,
            @QueryParam("to_date") @Nullable String toDate,
            @QueryParam("group_by") @Nullable String groupBy) {
        return spending.insights(call.get(), SpendingQuestion.parse(accountId, fromDate, toDate, groupBy));
    }
}
