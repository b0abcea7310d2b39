package com.kosha.core.reviews;

import com.kosha.contract.Headers;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewView;
import com.kosha.core.http.CurrentCall;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Write;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jspecify.annotations.Nullable;

/** Reviews over HTTP. */
@Dependent
@Path("/v1/reviews")
@Produces(MediaType.APPLICATION_JSON)
public class ReviewsResource {
    @Inject
    Reviews reviews;

    @Inject
    CurrentCall call;

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "flag_transaction_for_review", summary = "Asks that somebody look at a movement")
    @APIResponse(
            responseCode = "201",
            description = "It is asked for",
            content = @Content(schema = @Schema(implementation = ReviewView.class)))
    @APIResponse(
            responseCode = "200",
            description = "It had been asked for before; replayed is true",
            content = @Content(schema = @Schema(implementation = ReviewView.class)))
    public Response flag(
            @Parameter(
                            required = true,
                            description = "The same key means the same request, for 7 days",
                            schema = @Schema(implementation = String.class, format = "uuid"))
                    @HeaderParam(Headers.IDEMPOTENCY_KEY)
                    @Nullable
                    String key,
            ReviewRequest request) {
        Answer<ReviewView> answer = reviews.flag(Write.of(call.get(), key, call.traceId()), request);
        return Response.status(answer.replayed() ? Response.Status.OK : Response.Status.CREATED)
                .entity(answer.result())
                .build();
    }
}
