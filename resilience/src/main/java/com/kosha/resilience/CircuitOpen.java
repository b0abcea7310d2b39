package com.kosha.resilience;

import java.time.Duration;

/** The dependency is known to be down, or was declared so: it was not called. */
public final class CircuitOpen extends LocalRejection {
    private final String stack;
    private final BreakerState state;
    private final Duration retryAfter;

    CircuitOpen(String stack, BreakerLook look) {
        super("The breaker of " + stack + " is " + look.state().label());
        this.stack = stack;
        this.state = look.state();
        this.retryAfter = look.retryAfter();
    }

    /** The stack's name, such as {@code core-api-read}. */
    public String stack() {
        return stack;
    }

    /** Open, forced open, or half-open with all its probes out. */
    public BreakerState state() {
        return state;
    }

    /** When it is worth asking again. */
    public Duration retryAfter() {
        return retryAfter;
    }
}
