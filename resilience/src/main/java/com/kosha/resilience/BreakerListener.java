package com.kosha.resilience;

/**
 * Hears of a breaker's transitions, in the order in which they happen. It is called while the breaker is locked: it
 * must be quick, must not throw, and must not call back.
 */
public interface BreakerListener {

    /** Hears nothing. */
    BreakerListener NONE = (stack, from, to) -> {};

    /** The breaker of {@code stack} has gone over. */
    void moved(String stack, BreakerState from, BreakerState to);

    /** Somebody asked for a transition that does not exist; it was refused. */
    default void refused(String stack, BreakerState from, BreakerState to) {}
}
