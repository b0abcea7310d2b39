package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.util.Objects;

/**
 * A movement that somebody should look at. The key under which it happens at most once travels in a header.
 *
 * @param reason what looks wrong, 10 to 500 characters
 */
public record ReviewRequest(
        String txnId, @Sensitive(Kind.FREE_TEXT) String reason, ReviewPriority priority) {
    public ReviewRequest {
        Objects.requireNonNull(txnId);
        Objects.requireNonNull(reason);
        Objects.requireNonNull(priority);
    }
}
