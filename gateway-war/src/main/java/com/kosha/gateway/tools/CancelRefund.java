package com.kosha.gateway.tools;

import com.kosha.contract.CancellationRequest;
import com.kosha.contract.Ids;
import com.kosha.contract.RefundView;
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
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("Takes a refund back that has not settled. The dispute is open again, and the next refund of it is a new one.")
public class CancelRefund implements WriteTool<CancelRefund.Input, RefundView> {
    public record Input(
            @About("The refund, as issue_refund gives it") @Pattern(regexp = Ids.REFUND)
            String refundId,

            @About("Why it is taken back") @Size(min = 10, max = 500)
            String reason,

            @About(Order.ABOUT_KEY) @Pattern(regexp = Ids.UUID)
            String idempotencyKey,

            @About(Order.ABOUT_CONFIRM) @Nullable Boolean confirm)
            implements Order {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.CANCEL_REFUND;
    }

    @Override
    public Question question(CallContext call, Input in) {
        return new Question("Cancel the refund " + in.refundId() + ".", in.reason());
    }

    @Override
    public RefundView call(CallContext call, Input in) {
        return core.cancelRefund(call, in.idempotencyKey(), new CancellationRequest(in.refundId(), in.reason()));
    }
}
