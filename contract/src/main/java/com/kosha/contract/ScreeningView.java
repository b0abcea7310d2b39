package com.kosha.contract;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A screening that is on record. It does not repeat the name that was asked about.
 *
 * @param matches what the vendor found, the best first
 * @param review how a person's decision on it stands; absent where none is needed
 * @param finishedAt when the vendor's answer came; absent while it is deferred
 * @param retryAfterS of a deferred one: whole seconds until asking for it may help
 */
public record ScreeningView(
        String screeningId,
        ScreeningStatus status,
        List<ScreeningMatch> matches,
        @Nullable QueueState review,
        Instant requestedAt,
        @Nullable Instant finishedAt,
        @Nullable Long retryAfterS,
        Instant asOf) {
    public ScreeningView {
        matches = List.copyOf(matches);
    }
}
