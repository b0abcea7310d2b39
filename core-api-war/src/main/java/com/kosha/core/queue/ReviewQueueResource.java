package com.kosha.core.queue;

import com.kosha.contract.Headers;
import com.kosha.contract.Page;
import com.kosha.contract.QueueDecision;
import com.kosha.contract.QueueItemView;
import com.kosha.contract.QueueSearch;
import com.kosha.core.http.CurrentCall;
import com.kosha.core.idempotency.Write;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** The review queue over HTTP, for operators alone. */
@Dependent
@Path("/v1/review-queue")
@Produces(MediaType.APPLICATION_JSON)
public class ReviewQueueResource {
    @Inject
    QueueItems items;

    @Inject
    Decisions decisions;

    @Inject
    CurrentCall call;

    @POST
    @Path("/search")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "list_review_queue", summary = "What waits for a person, or has been decided")
    public Page<QueueItemView> search(QueueSearch search) {
        return items.search(call.ofOperator(), search);
    }

    @GET
    @Path("/{item_id}")
    @Operation(operationId = "get_review_queue_item", summary = "One item, with the decision on it if there is one")
    public QueueItemView detail(@PathParam("item_id") String itemId) {
        return items.detail(call.ofOperator(), itemId);
    }

    @POST
    @Path("/{item_id}/approval")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "approve_review_queue_item", summary = "Runs it once more, under the new key")
    public QueueItemView approve(
            @PathParam("item_id") String itemId,
            @Parameter(
                            required = true,
                            description = "A key that was never used: under it the approved thing happens",
                            schema = @Schema(implementation = String.class, format = "uuid"))
                    @HeaderParam(Headers.IDEMPOTENCY_KEY)
                    @Nullable
                    String newKey,
            QueueDecision decision) {
        decisions.approve(Write.of(call.ofOperator(), newKey, call.traceId()), itemId, decision.reason());
        return items.detail(call.get(), itemId);
    }

    @POST
    @Path("/{item_id}/rejection")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "reject_review_queue_item", summary = "Leaves it undone for good")
    public QueueItemView reject(
            @PathParam("item_id") String itemId,
            @Parameter(
                            required = true,
                            description = "Of this request",
                            schema = @Schema(implementation = String.class, format = "uuid"))
                    @HeaderParam(Headers.IDEMPOTENCY_KEY)
                    @Nullable
                    String key,
            QueueDecision decision) {
        decisions.reject(Write.of(call.ofOperator(), key, call.traceId()), itemId, decision.reason());
        return items.detail(call.get(), itemId);
    }
}
