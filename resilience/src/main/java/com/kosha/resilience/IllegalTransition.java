package com.kosha.resilience;

/** A transition that a breaker does not have: a mistake of the caller's. The breaker is as it was. */
public final class IllegalTransition extends IllegalStateException {
    IllegalTransition(String stack, BreakerState from, BreakerState to) {
        super("The breaker of " + stack + " cannot go from " + from.label() + " to " + to.label());
    }
}
