package com.kosha.contract;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which alerts to list, newest first.
 *
 * @param statuses any of these; all when empty
 * @param severities any of these; all when empty
 * @param limit rows a page, 1 to 100
 * @param after where the page before ended
 */
public record AlertSearch(
        Set<AlertStatus> statuses,
        Set<Severity> severities,
        @Nullable String customerId,
        int limit,
        @Nullable String after) {
    public AlertSearch {
        statuses = Set.copyOf(statuses);
        severities = Set.copyOf(severities);
    }
}
