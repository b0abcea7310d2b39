package com.kosha.resilience;

/** A breaker's state from its beginning to its end. The object is the stamp: no two are equal. */
final class Generation {
    final BreakerState state;
    final long sinceNanos;

    Generation(BreakerState state, long sinceNanos) {
        this.state = state;
        this.sinceNanos = sinceNanos;
    }
}
