package com.kosha.resilience;

import java.time.Duration;

/** The provider's own limit leaves no place for this attempt before the request's deadline (ruling 26). */
public final class LimitFull extends LocalRejection {
    private final Duration retryAfter;

    /** @param retryAfter how long until a place is free */
    public LimitFull(Duration retryAfter) {
        super("The provider's limit leaves no place in time");
        this.retryAfter = retryAfter;
    }

    /** How long until a place is free. */
    public Duration retryAfter() {
        return retryAfter;
    }
}
