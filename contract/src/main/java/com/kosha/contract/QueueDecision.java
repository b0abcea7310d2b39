package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.util.Objects;

/**
 * What an operator says when approving or rejecting an item of the review queue.
 *
 * @param reason why, 1 to 500 characters
 */
public record QueueDecision(@Sensitive(Kind.FREE_TEXT) String reason) {
    public QueueDecision {
        Objects.requireNonNull(reason);
    }
}
