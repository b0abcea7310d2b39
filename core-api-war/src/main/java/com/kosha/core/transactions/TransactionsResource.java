package com.kosha.core.transactions;

import com.kosha.contract.Page;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionView;
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

/** Movements over HTTP. */
@Dependent
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
public class TransactionsResource {
    @Inject
    Transactions transactions;

    @Inject
    CurrentCall call;

    @POST
    @Path("/accounts/{account_id}/transactions/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "search_transactions", summary = "The movements of one account, newest first")
    public Page<TransactionView> search(@PathParam("account_id") String accountId, TransactionSearch search) {
        return transactions.search(call.get(), accountId, search);
    }

    @GET
    @Path("/transactions/{txn_id}")
    @Operation(operationId = "get_transaction", summary = "One movement with all that happened to it")
    public TransactionDetail detail(@PathParam("txn_id") String txnId) {
        return transactions.detail(call.get(), txnId);
    }
}
