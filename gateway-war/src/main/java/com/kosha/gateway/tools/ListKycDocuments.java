package com.kosha.gateway.tools;

import com.kosha.contract.Ids;
import com.kosha.contract.KycDocuments;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;

@ApplicationScoped
@About("The documents that a customer was identified by: what kind, when, and whether verified. Never their content.")
public class ListKycDocuments implements Tool<ListKycDocuments.Input, KycDocuments> {
    public record Input(
            @About("The customer, as search_customers gives it") @Pattern(regexp = Ids.CUSTOMER)
            String customerId) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.LIST_KYC_DOCUMENTS;
    }

    @Override
    public KycDocuments call(CallContext call, Input in) {
        return core.kycDocuments(call, in.customerId());
    }
}
