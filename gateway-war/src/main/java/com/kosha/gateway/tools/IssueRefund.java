package com.kosha.gateway.tools;

import com.kosha.contract.Ids;
import com.kosha.contract.Money;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundView;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Order;
import com.kosha.gateway.consent.Question;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About(
        "Gives the whole of a disputed payment back, once: asked again, by anybody, it gives the refund that was issued, with"
                + " replayed true. Until it settles, cancel_refund takes it back.")
public class IssueRefund implements WriteTool<IssueRefund.Input, RefundView> {
    private static final long LARGEST = 1_000_000_000_000L; // ten billion rupees: what no payment reaches

    public record Input(
            @About("The dispute, as raise_dispute gives it") @Pattern(regexp = Ids.DISPUTE)
            String disputeId,

            @About("In paise: exactly what is disputed") @Positive @Max(LARGEST)
            long amountPaise,

            @About(Order.ABOUT_KEY) @Pattern(regexp = Ids.UUID)
            String idempotencyKey,

            @About(Order.ABOUT_CONFIRM) @Nullable Boolean confirm)
            implements Order {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.ISSUE_REFUND;
    }

    @Override
    public Question question(CallContext call, Input in) {
        return new Question(
                "Refund " + Money.display(in.amountPaise()) + " for the dispute " + in.disputeId() + ".",
                "The customer has disputed the payment.");
    }

    @Override
    public RefundView call(CallContext call, Input in) {
        return core.issueRefund(call, in.idempotencyKey(), new RefundRequest(in.disputeId(), in.amountPaise()));
    }
}
