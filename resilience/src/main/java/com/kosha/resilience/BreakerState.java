package com.kosha.resilience;

import java.util.Locale;

/** The states of a breaker, and the only ways from one to another. */
public enum BreakerState {
    /** Calls pass; outcomes are counted. */
    CLOSED(0),
    /** A few probes pass, to see whether the dependency is back. */
    HALF_OPEN(1),
    /** Nothing passes until the open duration is over. */
    OPEN(2),
    /** Nothing passes until an operator says so. */
    FORCED_OPEN(3);

    private final int gauge;

    BreakerState(int gauge) {
        this.gauge = gauge;
    }

    /** The value of the metric {@code breaker_state}. */
    public int gauge() {
        return gauge;
    }

    /** The name in metrics, logs and messages. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean mayBecome(BreakerState next) {
        return switch (this) {
            case CLOSED -> next == OPEN || next == FORCED_OPEN;
            case OPEN -> next == HALF_OPEN || next == FORCED_OPEN;
            case HALF_OPEN -> next == CLOSED || next == OPEN || next == FORCED_OPEN;
            case FORCED_OPEN -> next == CLOSED;
        };
    }
}
