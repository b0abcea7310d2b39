package com.kosha.gateway.tools;

import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
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
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("Finds customers by exactly one of: a part of the name (typing errors are forgiven), the CIF number, or the last"
        + " four digits of the mobile number.")
public class SearchCustomers implements Tool<SearchCustomers.Input, SearchCustomers.Output> {
    public record Input(
            @About("A part of the name, at least three letters")
            @Size(min = 3, max = 80)
            @Pattern(regexp = "^[^\\x00-\\x1F\\x7F]+$")
            @Nullable
            String name,

            @About("The CIF number, ten digits") @Pattern(regexp = Ids.CIF) @Nullable
            String cif,

            @About("The last four digits of the mobile number") @Pattern(regexp = "^[0-9]{4}$") @Nullable
            String mobileLast4,

            @About("Rows a page; 25 when left out") @Min(1) @Max(100) @Nullable
            Integer limit,

            @About("next_cursor of the page before, with the other arguments unchanged") @Nullable
            String cursor)
            implements Paged {
        public Input {
            if (Stream.of(name, cif, mobileLast4).filter(Objects::nonNull).count() != 1) {
                throw KoshaException.invalidArgument("name", "is wanted, or cif, or mobile_last4: exactly one of them");
            }
        }
    }

    public record Output(List<CustomerView> items, @Nullable String nextCursor, boolean truncated, Instant asOf) {}

    @Inject
    CoreApi core;

    @Inject
    Paging paging;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.SEARCH_CUSTOMERS;
    }

    @Override
    public Output call(CallContext call, Input in) {
        Page<CustomerView> page = core.searchCustomers(
                call, new CustomerSearch(in.name(), in.cif(), in.mobileLast4(), in.rows(), paging.after(call, in)));
        return new Output(page.items(), paging.next(call, in, page.next()), page.truncated(), page.asOf());
    }
}
