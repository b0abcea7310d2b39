package com.kosha.gateway.identity;

/** The issuer cannot be reached and its last known keys are too old: no token can be told from a forged one. */
public final class NoKeys extends RuntimeException {
    NoKeys() {
        super("The issuer's keys are not at hand", null, false, false);
    }
}
