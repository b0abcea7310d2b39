package com.kosha.gateway.tools;

import com.kosha.contract.Ids;
import com.kosha.contract.TransactionDetail;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;

@ApplicationScoped
@About("One movement of an account with every status it has had.")
public class GetTransaction implements Tool<GetTransaction.Input, TransactionDetail> {
    public record Input(
            @About("The movement, as search_transactions gives it") @Pattern(regexp = Ids.TRANSACTION)
            String txnId) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_TRANSACTION;
    }

    @Override
    public TransactionDetail call(CallContext call, Input in) {
        return core.transaction(call, in.txnId());
    }
}
