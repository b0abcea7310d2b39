package com.kosha.gateway.downstream;

import com.kosha.contract.CancellationRequest;
import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeView;
import com.kosha.contract.QueueDecision;
import com.kosha.contract.QueueItemView;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundView;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewView;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** core-api's writes as they are on the wire. The key under which each happens at most once travels as a header. */
@Path("/v1")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public interface CoreWrites {
    @POST
    @Path("/disputes")
    DisputeView raiseDispute(DisputeRequest dispute);

    @POST
    @Path("/reviews")
    ReviewView flagForReview(ReviewRequest review);

    @POST
    @Path("/review-queue/{id}/approval")
    QueueItemView approveReviewQueueItem(@PathParam("id") String id, QueueDecision decision);

    @POST
    @Path("/review-queue/{id}/rejection")
    QueueItemView rejectReviewQueueItem(@PathParam("id") String id, QueueDecision decision);

    @POST
    @Path("/refunds")
    RefundView issueRefund(RefundRequest refund);

    @POST
    @Path("/refunds/cancellations")
    RefundView cancelRefund(CancellationRequest cancellation);
}
