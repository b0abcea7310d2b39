package com.kosha.resilience;

/**
 * A breaker's leave to make one logical call, stamped with the generation of the state that gave it. Its holder reports
 * once how the call ended; a second report is not heard.
 */
public final class Permit {
    private final Breaker breaker;
    final Generation generation;
    private boolean spent;

    Permit(Breaker breaker, Generation generation) {
        this.breaker = breaker;
        this.generation = generation;
    }

    /** Tells the breaker how the call ended; one thread reports. */
    public void report(Verdict verdict) {
        if (!spent) {
            spent = true;
            breaker.report(this, verdict);
        }
    }

    /** Whether the breaker is still in the very state that gave this permit: the look before a retry (ruling 9). */
    public boolean isCurrent() {
        return breaker.isCurrent(generation);
    }
}
