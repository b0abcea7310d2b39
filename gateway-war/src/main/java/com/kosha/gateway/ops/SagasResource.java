package com.kosha.gateway.ops;

import com.kosha.contract.SagaSearch;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.pipeline.Stages.ForOperators;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** What sagas have done and undone, step by step: the report of a stop, and of everything else that went wrong. */
@ForOperators
@Path("/ops/sagas")
@Produces(MediaType.APPLICATION_JSON)
@ApplicationScoped
public class SagasResource {
    private static final Duration BUDGET = Duration.ofSeconds(5);

    @Inject
    CoreApi core;

    @Inject
    Time time;

    @Context
    HttpServletRequest request;

    /** The newest first; those of one state, of one refund or of one call, if it is asked for. */
    @GET
    public Response list(
            @QueryParam("state") @Nullable String state,
            @QueryParam("subject_id") @Nullable String subjectId,
            @QueryParam("trace_id") @Nullable String traceId,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("after") @Nullable String after) {
        SagaSearch search = SagaQuestion.search(state, subjectId, traceId, limit, after);
        return Operators.json(core.searchSagas(Operators.begin(request, BUDGET, time), search));
    }

    @GET
    @Path("/{saga_id}")
    public Response show(@PathParam("saga_id") String sagaId) {
        return Operators.json(core.saga(Operators.begin(request, BUDGET, time), SagaQuestion.id(sagaId)));
    }
}
