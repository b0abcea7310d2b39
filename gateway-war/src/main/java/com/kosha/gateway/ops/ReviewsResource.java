package com.kosha.gateway.ops;

import com.kosha.contract.Headers;
import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueItemView;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.ReviewDesk;
import com.kosha.gateway.pipeline.Stages.ForOperators;
import com.kosha.gateway.policy.Masking;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** What waits for a person, and the person's decision: approved it runs once, rejected never (ruling 27). */
@ForOperators
@Path("/ops/reviews")
@Produces(MediaType.APPLICATION_JSON)
@ApplicationScoped
public class ReviewsResource {
    private static final Logger LOG = Logger.getLogger(ReviewsResource.class.getName());
    private static final Duration READ = Duration.ofSeconds(5);
    private static final Duration WRITE = Duration.ofSeconds(6);

    @Inject
    ReviewDesk desk;

    @Inject
    Time time;

    @Context
    HttpServletRequest request;

    /** In the order of their coming; only the open ones, unless another state is asked for. */
    @GET
    public Response list(
            @QueryParam("state") @Nullable String state,
            @QueryParam("kind") @Nullable String kind,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("after") @Nullable String after) {
        CallContext call = Operators.begin(request, READ, time);
        return masked(call, desk.search(call, ReviewQuestion.search(state, kind, limit, after)));
    }

    @GET
    @Path("/{item_id}")
    public Response show(@PathParam("item_id") String itemId) {
        CallContext call = Operators.begin(request, READ, time);
        return masked(call, desk.item(call, checked(itemId)));
    }

    @POST
    @Path("/{item_id}/approval")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response approve(
            @PathParam("item_id") String itemId,
            @HeaderParam(Headers.IDEMPOTENCY_KEY) @Nullable String key,
            String body) {
        CallContext call = Operators.begin(request, WRITE, time);
        return decided(
                call, desk.approve(call, checked(itemId), ReviewQuestion.key(key), ReviewQuestion.decision(body)));
    }

    @POST
    @Path("/{item_id}/rejection")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response reject(
            @PathParam("item_id") String itemId,
            @HeaderParam(Headers.IDEMPOTENCY_KEY) @Nullable String key,
            String body) {
        CallContext call = Operators.begin(request, WRITE, time);
        return decided(
                call, desk.reject(call, checked(itemId), ReviewQuestion.key(key), ReviewQuestion.decision(body)));
    }

    private static Response decided(CallContext call, QueueItemView item) {
        LOG.log(
                Level.WARNING,
                "event=review_decision trace_id={0} item={1} kind={2} state={3} decided_by={4}",
                new Object[] {call.trace().traceId(), item.itemId(), item.kind(), item.state(), item.decidedBy()});
        return masked(call, item);
    }

    private static Response masked(CallContext call, Record answer) {
        return Operators.json(Masking.mask(answer, call.principal()));
    }

    /** It becomes a part of core-api's address. */
    private static String checked(String itemId) {
        if (!itemId.matches(Ids.QUEUE_ITEM)) {
            throw KoshaException.notFound("item");
        }
        return itemId;
    }
}
