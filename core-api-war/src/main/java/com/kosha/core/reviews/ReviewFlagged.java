package com.kosha.core.reviews;

import com.kosha.contract.ReviewPriority;
import com.kosha.contract.ReviewView;
import com.kosha.core.outbox.Event;
import java.time.Instant;

/** What others hear of a new review: not the reason, not who asked for it. */
record ReviewFlagged(String reviewId, String txnId, ReviewPriority priority, Instant flaggedAt) {

    static Event event(ReviewView review) {
        ReviewFlagged payload =
                new ReviewFlagged(review.reviewId(), review.txnId(), review.priority(), review.flaggedAt());
        return new Event("review.flagged", review.reviewId(), payload);
    }
}
