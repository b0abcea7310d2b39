package com.kosha.contract;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which items of the review queue to list, in the order of their coming.
 *
 * @param states any of these; all when empty
 * @param kinds any of these; all when empty
 * @param limit rows a page, 1 to 100
 * @param after where the page before ended
 */
public record QueueSearch(
        Set<QueueState> states,
        Set<QueueKind> kinds,
        int limit,
        @Nullable String after) {
    public QueueSearch {
        states = Set.copyOf(states);
        kinds = Set.copyOf(kinds);
    }
}
