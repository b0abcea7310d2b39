package com.kosha.contract;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** What an account spent and received, summed up: completed movements only, and no single one of them. */
public record SpendingInsights(
        String accountId,
        LocalDate fromDate,
        LocalDate toDate,
        GroupBy groupBy,
        List<SpendingGroup> groups,
        SpendingGroup total,
        Instant asOf) {
    public SpendingInsights {
        groups = List.copyOf(groups);
    }
}
