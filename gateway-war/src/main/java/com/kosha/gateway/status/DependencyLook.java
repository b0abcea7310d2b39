package com.kosha.gateway.status;

import com.kosha.contract.ErrorCode;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One dependency as this gateway last saw it.
 *
 * @param lastLatencyMs how long the last request took, whether or not it succeeded; at least 0
 * @param lastError what the last failure was; it stays after a success, since {@code lastSucceededAt} tells the order
 */
public record DependencyLook(
        long lastLatencyMs,
        @Nullable ErrorCode lastError,
        @Nullable Instant lastSucceededAt,
        @Nullable Instant lastFailedAt) {

    /** When it was last asked for anything. */
    public @Nullable Instant lastCalledAt() {
        if (lastSucceededAt == null || (lastFailedAt != null && lastFailedAt.isAfter(lastSucceededAt))) {
            return lastFailedAt;
        }
        return lastSucceededAt;
    }
}
