package com.kosha.resilience;

/** Whoever asked for the saga has said stop before it was complete. */
public final class SagaStopped extends RuntimeException {
    SagaStopped() {
        super("Stopped by its caller", null, false, false);
    }
}
