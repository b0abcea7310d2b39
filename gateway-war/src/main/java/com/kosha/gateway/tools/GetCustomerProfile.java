package com.kosha.gateway.tools;

import com.kosha.contract.CustomerProfile;
import com.kosha.contract.Ids;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;

@ApplicationScoped
@About(
        "One customer: who it is, how it is rated, and which accounts it has. Personal data is masked unless you may see it.")
public class GetCustomerProfile implements Tool<GetCustomerProfile.Input, CustomerProfile> {
    public record Input(
            @About("The customer, as search_customers gives it") @Pattern(regexp = Ids.CUSTOMER)
            String customerId) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_CUSTOMER_PROFILE;
    }

    @Override
    public CustomerProfile call(CallContext call, Input in) {
        return core.customer(call, in.customerId());
    }
}
