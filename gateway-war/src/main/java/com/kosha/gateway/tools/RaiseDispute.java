package com.kosha.gateway.tools;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.DisputeView;
import com.kosha.contract.Ids;
import com.kosha.contract.ReasonCode;
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
        "Raises a dispute of the whole of one completed payment, for one reason. The same payment and reason again gives the"
                + " dispute that stands, with replayed true.")
public class RaiseDispute implements WriteTool<RaiseDispute.Input, DisputeView> {
    public record Input(
            @About("The payment, as search_transactions gives it") @Pattern(regexp = Ids.TRANSACTION)
            String txnId,

            @About("Why the customer disputes it") ReasonCode reasonCode,

            @About("What happened, in the customer's words") @Size(min = 10, max = 2_000)
            String narrative,

            @About(Order.ABOUT_KEY) @Pattern(regexp = Ids.UUID)
            String idempotencyKey,

            @About(Order.ABOUT_CONFIRM) @Nullable Boolean confirm)
            implements Order {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.RAISE_DISPUTE;
    }

    @Override
    public Question question(CallContext call, Input in) {
        String why = in.reasonCode().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return new Question(
                "Raise a dispute of " + Payment.named(core, call, in.txnId()) + ": " + why + ".", in.narrative());
    }

    @Override
    public DisputeView call(CallContext call, Input in) {
        return core.raiseDispute(
                call, in.idempotencyKey(), new DisputeRequest(in.txnId(), in.reasonCode(), in.narrative()));
    }
}
