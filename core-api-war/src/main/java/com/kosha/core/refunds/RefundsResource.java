package com.kosha.core.refunds;

import com.kosha.contract.CancellationRequest;
import com.kosha.contract.Headers;
import com.kosha.contract.KoshaException;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundView;
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
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.jspecify.annotations.Nullable;

/** Refunds over HTTP. */
@Dependent
@Path("/v1/refunds")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class RefundsResource {
    @Inject
    Refunds refunds;

    @Inject
    CurrentCall call;

    @POST
    @Operation(operationId = "issue_refund", summary = "Gives the disputed money back, once")
    @APIResponse(
            responseCode = "201",
            description = "It is issued",
            content = @Content(schema = @Schema(implementation = RefundView.class)))
    @APIResponse(
            responseCode = "200",
            description = "It had been issued before; replayed is true",
            content = @Content(schema = @Schema(implementation = RefundView.class)))
    public Response issue(
            @Parameter(required = true, description = "The same key means the same request, for 7 days")
                    @HeaderParam(Headers.IDEMPOTENCY_KEY)
                    @Nullable
                    String key,
            @Parameter(required = true, description = "The id that the saga gets") @HeaderParam(Headers.SAGA) @Nullable
                    String saga,
            RefundRequest request) {
        return answer(refunds.issue(write(key), sagaId(saga), request));
    }

    @POST
    @Path("/cancellations")
    @Operation(operationId = "cancel_refund", summary = "Takes a refund back that has not settled")
    @APIResponse(
            responseCode = "201",
            description = "It is cancelled",
            content = @Content(schema = @Schema(implementation = RefundView.class)))
    @APIResponse(
            responseCode = "200",
            description = "It had been cancelled before; replayed is true",
            content = @Content(schema = @Schema(implementation = RefundView.class)))
    public Response cancel(
            @Parameter(required = true, description = "The same key means the same request, for 7 days")
                    @HeaderParam(Headers.IDEMPOTENCY_KEY)
                    @Nullable
                    String key,
            @Parameter(required = true, description = "The id that the saga gets") @HeaderParam(Headers.SAGA) @Nullable
                    String saga,
            CancellationRequest request) {
        return answer(refunds.cancel(write(key), sagaId(saga), request));
    }

    private Write write(@Nullable String key) {
        return Write.of(call.get(), key, call.traceId());
    }

    private static UUID sagaId(@Nullable String header) {
        try {
            return UUID.fromString(String.valueOf(header));
        } catch (IllegalArgumentException none) {
            throw KoshaException.invalidArgument(Headers.SAGA, "must be a UUID");
        }
    }

    private static Response answer(Answer<RefundView> answer) {
        return Response.status(answer.replayed() ? Response.Status.OK : Response.Status.CREATED)
                .entity(answer.result())
                .build();
    }
}
