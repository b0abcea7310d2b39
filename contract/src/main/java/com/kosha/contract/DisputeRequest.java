package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.util.Objects;

/**
 * A payment that a customer disputes. The key under which it happens at most once travels in a header.
 *
 * @param narrative what happened, 10 to 2,000 characters
 */
public record DisputeRequest(
        String txnId,
        ReasonCode reasonCode,
        @Sensitive(Kind.FREE_TEXT) String narrative) {
    public DisputeRequest {
        Objects.requireNonNull(txnId);
        Objects.requireNonNull(reasonCode);
        Objects.requireNonNull(narrative);
    }
}
