package com.kosha.gateway.tools;

import com.kosha.contract.Ids;
import com.kosha.contract.KycView;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;

@ApplicationScoped
@About(
        "How well a customer has been identified: status, level, last and next review, PAN and the last four digits of Aadhaar.")
public class GetKycStatus implements Tool<GetKycStatus.Input, KycView> {
    public record Input(
            @About("The customer, as search_customers gives it") @Pattern(regexp = Ids.CUSTOMER)
            String customerId) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_KYC_STATUS;
    }

    @Override
    public KycView call(CallContext call, Input in) {
        return core.kyc(call, in.customerId());
    }
}
