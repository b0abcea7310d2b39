package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.util.Objects;

/**
 * A refund that is to be cancelled before it settles. The key under which it happens at most once travels in a header.
 *
 * @param reason why, 10 to 500 characters
 */
public record CancellationRequest(
        String refundId, @Sensitive(Kind.FREE_TEXT) String reason) {
    public CancellationRequest {
        Objects.requireNonNull(refundId);
        Objects.requireNonNull(reason);
    }
}
