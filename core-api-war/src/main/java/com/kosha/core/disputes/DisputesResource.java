package com.kosha.core.disputes;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeView;
import com.kosha.contract.Headers;
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

/** Disputes over HTTP. */
@Dependent
@Path("/v1/disputes")
@Produces(MediaType.APPLICATION_JSON)
public class DisputesResource {
    @Inject
    Disputes disputes;

    @Inject
    CurrentCall call;

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "raise_dispute", summary = "Disputes a payment, once for each reason")
    @APIResponse(
            responseCode = "201",
            description = "It is raised",
            content = @Content(schema = @Schema(implementation = DisputeView.class)))
    @APIResponse(
            responseCode = "200",
            description = "It had been raised before; replayed is true",
            content = @Content(schema = @Schema(implementation = DisputeView.class)))
    public Response raise(
            @Parameter(
                            required = true,
                            description = "The same key means the same request, for 7 days",
                            schema = @Schema(implementation = String.class, format = "uuid"))
                    @HeaderParam(Headers.IDEMPOTENCY_KEY)
                    @Nullable
                    String key,
            DisputeRequest request) {
        Answer<DisputeView> answer = disputes.raise(Write.of(call.get(), key, call.traceId()), request);
        return Response.status(answer.replayed() ? Response.Status.OK : Response.Status.CREATED)
                .entity(answer.result())
                .build();
    }
}
