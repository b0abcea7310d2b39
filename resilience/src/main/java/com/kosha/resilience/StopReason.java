package com.kosha.resilience;

import java.util.Locale;

/** Why a failed attempt is not followed by another: the label of {@code kosha_retry_stopped_total}. */
public enum StopReason {
    /** The same failure would come again. */
    NOT_RETRYABLE,
    /** The policy's last attempt is spent. */
    MAX_ATTEMPTS,
    /** Done twice, it might have two effects. */
    NOT_IDEMPOTENT,
    /** Our own caller is retrying already: retries must not multiply across hops (ruling 28). */
    CALLER_RETRIES,
    /** The breaker that admitted this call has opened, was forced, or has begun anew (ruling 9). */
    BREAKER,
    /** Pause and attempt no longer fit the request's deadline. */
    DEADLINE,
    /** This dependency's retry budget is empty. */
    BUDGET,
    /** The caller left during the pause. */
    CANCELLED;

    /** The metric's label. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
