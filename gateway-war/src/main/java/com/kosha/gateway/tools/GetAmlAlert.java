package com.kosha.gateway.tools;

import com.kosha.contract.AlertDetail;
import com.kosha.contract.Ids;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;

@ApplicationScoped
@About("One money-laundering alert with the movements that triggered it.")
public class GetAmlAlert implements Tool<GetAmlAlert.Input, AlertDetail> {
    public record Input(
            @About("The alert, as list_aml_alerts gives it") @Pattern(regexp = Ids.ALERT)
            String alertId) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_AML_ALERT;
    }

    @Override
    public AlertDetail call(CallContext call, Input in) {
        return core.alert(call, in.alertId());
    }
}
