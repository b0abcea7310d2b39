package com.kosha.contract;

import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which movements of one account to list, newest first. Sent in a body, since a URL ends up in logs.
 *
 * @param fromDate first day in Asia/Kolkata, inclusive; absent: no lower end
 * @param toDate last day, inclusive; absent: no upper end
 * @param rails any of these; all when empty
 * @param statuses any of these; all when empty
 * @param text words of the narration, 100 characters at most
 * @param limit rows a page, 1 to 100
 * @param after where the page before ended
 */
public record TransactionSearch(
        @Nullable LocalDate fromDate,
        @Nullable LocalDate toDate,
        @Nullable Long minAmountPaise,
        @Nullable Long maxAmountPaise,
        Set<Rail> rails,
        Set<TransactionStatus> statuses,
        @Nullable String text,
        int limit,
        @Nullable String after) {
    public TransactionSearch {
        rails = Set.copyOf(rails);
        statuses = Set.copyOf(statuses);
    }
}
