package com.kosha.contract;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which sagas to list, the newest first.
 *
 * @param states any of these; all when empty
 * @param subjectId those that change this
 * @param traceId those that this call began
 * @param limit rows a page, 1 to 100
 * @param after where the page before ended
 */
public record SagaSearch(
        Set<SagaState> states,
        @Nullable String subjectId,
        @Nullable String traceId,
        int limit,
        @Nullable String after) {
    public SagaSearch {
        states = Set.copyOf(states);
    }
}
