package com.kosha.gateway.tools;

import com.kosha.contract.GroupBy;
import com.kosha.contract.Ids;
import com.kosha.contract.SpendingInsights;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;
import java.time.LocalDate;

@ApplicationScoped
@About("What an account spent and received, summed up by category, month or rail. Sums only, no single movement.")
public class GetSpendingInsights implements Tool<GetSpendingInsights.Input, SpendingInsights> {
    public record Input(
            @About("The account, as get_customer_profile gives it") @Pattern(regexp = Ids.ACCOUNT)
            String accountId,

            @About("First day in India, inclusive") LocalDate from,

            @About("Last day in India, inclusive; at most 366 days after from")
            LocalDate to,

            @About("What to sum up by") GroupBy groupBy) {
        public Input {
            DateRange.check("from", from, "to", to);
        }
    }

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_SPENDING_INSIGHTS;
    }

    @Override
    public SpendingInsights call(CallContext call, Input in) {
        return core.spending(call, in.accountId(), in.from(), in.to(), in.groupBy());
    }
}
