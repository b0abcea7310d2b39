package com.kosha.gateway.tools;

import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertStatus;
import com.kosha.contract.AlertView;
import com.kosha.contract.Ids;
import com.kosha.contract.Page;
import com.kosha.contract.Severity;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.paging.Paged;
import com.kosha.gateway.paging.Paging;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("Money-laundering alerts, newest first, filtered by status, severity or customer.")
public class ListAmlAlerts implements Tool<ListAmlAlerts.Input, ListAmlAlerts.Output> {
    public record Input(
            @About("Only alerts where the work stands so") @Nullable
            AlertStatus status,

            @About("Only alerts of this urgency") @Nullable Severity severity,

            @About("Only alerts on this customer") @Pattern(regexp = Ids.CUSTOMER) @Nullable
            String customerId,

            @About("Rows a page; 25 when left out") @Min(1) @Max(100) @Nullable
            Integer limit,

            @About("next_cursor of the page before, with the other arguments unchanged") @Nullable
            String cursor)
            implements Paged {}

    public record Output(List<AlertView> items, @Nullable String nextCursor, boolean truncated, Instant asOf) {}

    @Inject
    CoreApi core;

    @Inject
    Paging paging;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.LIST_AML_ALERTS;
    }

    @Override
    public Output call(CallContext call, Input in) {
        Page<AlertView> page = core.searchAlerts(
                call,
                new AlertSearch(
                        in.status() == null ? Set.of() : Set.of(in.status()),
                        in.severity() == null ? Set.of() : Set.of(in.severity()),
                        in.customerId(),
                        in.rows(),
                        paging.after(call, in)));
        return new Output(page.items(), paging.next(call, in, page.next()), page.truncated(), page.asOf());
    }
}
