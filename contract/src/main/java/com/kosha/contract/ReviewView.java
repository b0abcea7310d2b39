package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;

/**
 * A review as it was asked for.
 *
 * @param flaggedBy the subject of the member of staff who asked first
 * @param replayed whether it had been asked for before, and nothing happened now (ruling 23)
 * @param asOf when it was asked for: a replay tells the first answer
 */
public record ReviewView(
        String reviewId,
        String txnId,
        @Sensitive(Kind.FREE_TEXT) String reason,
        ReviewPriority priority,
        ReviewStatus status,
        Instant flaggedAt,
        String flaggedBy,
        boolean replayed,
        Instant asOf) {

    /** The same, told again. */
    public ReviewView again() {
        return new ReviewView(reviewId, txnId, reason, priority, status, flaggedAt, flaggedBy, true, asOf);
    }
}
