package com.kosha.gateway.tools;

import com.kosha.contract.Ids;
import com.kosha.contract.ReviewPriority;
import com.kosha.contract.ReviewRequest;
import com.kosha.contract.ReviewView;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Order;
import com.kosha.gateway.consent.Question;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About(
        "Asks that a person look at one movement. The same movement and reason again gives the review that was asked for,"
                + " with replayed true.")
public class FlagTransactionForReview implements WriteTool<FlagTransactionForReview.Input, ReviewView> {
    public record Input(
            @About("The movement, as search_transactions gives it") @Pattern(regexp = Ids.TRANSACTION)
            String txnId,

            @About("What looks wrong") @Size(min = 10, max = 500)
            String reason,

            @About("How soon somebody should look") ReviewPriority priority,

            @About(Order.ABOUT_KEY) @Pattern(regexp = Ids.UUID)
            String idempotencyKey,

            @About(Order.ABOUT_CONFIRM) @Nullable Boolean confirm)
            implements Order {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.FLAG_TRANSACTION_FOR_REVIEW;
    }

    @Override
    public Question question(CallContext call, Input in) {
        String priority = in.priority().name().toLowerCase(Locale.ROOT);
        return new Question(
                "Ask for a review, priority " + priority + ", of " + Payment.named(core, call, in.txnId()) + ".",
                in.reason());
    }

    @Override
    public ReviewView call(CallContext call, Input in) {
        return core.flagForReview(call, in.idempotencyKey(), new ReviewRequest(in.txnId(), in.reason(), in.priority()));
    }
}
