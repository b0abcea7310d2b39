package com.kosha.gateway.tools;

import com.kosha.contract.AccountSummary;
import com.kosha.contract.Ids;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;

@ApplicationScoped
@About("One account: balance, what of it is available, holds, and the last activity.")
public class GetAccountSummary implements Tool<GetAccountSummary.Input, AccountSummary> {
    public record Input(
            @About("The account, as get_customer_profile gives it") @Pattern(regexp = Ids.ACCOUNT)
            String accountId) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_ACCOUNT_SUMMARY;
    }

    @Override
    public AccountSummary call(CallContext call, Input in) {
        return core.account(call, in.accountId());
    }
}
