package com.kosha.contract;

import java.util.Objects;

/**
 * Money that is to go back. The key under which it happens at most once travels in a header.
 *
 * @param amountPaise exactly what is disputed
 */
public record RefundRequest(String disputeId, long amountPaise) {
    public RefundRequest {
        Objects.requireNonNull(disputeId);
    }
}
