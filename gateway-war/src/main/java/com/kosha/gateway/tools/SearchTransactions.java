package com.kosha.gateway.tools;

import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.contract.Rail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionStatus;
import com.kosha.contract.TransactionView;
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
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("The movements of one account, newest first, filtered by day, amount, rail, status or words of the narration.")
public class SearchTransactions implements Tool<SearchTransactions.Input, SearchTransactions.Output> {
    public record Input(
            @About("The account, as get_customer_profile gives it") @Pattern(regexp = Ids.ACCOUNT)
            String accountId,

            @About("First day in India, inclusive") @Nullable
            LocalDate fromDate,

            @About("Last day in India, inclusive; at most 366 days after from_date") @Nullable
            LocalDate toDate,

            @About("Smallest amount in paise") @Positive @Nullable
            Long minAmountPaise,

            @About("Largest amount in paise") @Positive @Nullable
            Long maxAmountPaise,

            @About("Any of these rails; all when left out") @Nullable
            Set<Rail> rails,

            @About("Any of these statuses; all when left out") @Nullable
            Set<TransactionStatus> statuses,

            @About("Whole words of the narration, of letters alone")
            @Size(min = 1, max = 100)
            @Pattern(regexp = "^[^0-9@._%+\\x00-\\x1F\\x7F-]+$")
            @Nullable
            String text,

            @About("Rows a page; 25 when left out") @Min(1) @Max(100) @Nullable
            Integer limit,

            @About("next_cursor of the page before, with the other arguments unchanged") @Nullable
            String cursor)
            implements Paged {
        public Input {
            DateRange.check("from_date", fromDate, "to_date", toDate);
            if (minAmountPaise != null && maxAmountPaise != null && minAmountPaise > maxAmountPaise) {
                throw KoshaException.invalidArgument("min_amount_paise", "must not exceed max_amount_paise");
            }
        }
    }

    public record Output(
            List<TransactionView> items, @Nullable String nextCursor, boolean truncated, Instant asOf) {}

    @Inject
    CoreApi core;

    @Inject
    Paging paging;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.SEARCH_TRANSACTIONS;
    }

    @Override
    public Output call(CallContext call, Input in) {
        TransactionSearch search = new TransactionSearch(
                in.fromDate(),
                in.toDate(),
                in.minAmountPaise(),
                in.maxAmountPaise(),
                orNone(in.rails()),
                orNone(in.statuses()),
                in.text(),
                in.rows(),
                paging.after(call, in));
        Page<TransactionView> page = core.searchTransactions(call, in.accountId(), search);
        return new Output(page.items(), paging.next(call, in, page.next()), page.truncated(), page.asOf());
    }

    private static <T> Set<T> orNone(@Nullable Set<T> given) {
        return given == null ? Set.of() : given;
    }
}
