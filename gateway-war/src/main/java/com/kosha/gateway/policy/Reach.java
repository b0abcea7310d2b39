package com.kosha.gateway.policy;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The one stack that a tool cannot do without. */
public enum Reach {
    /** It answers from what the gateway itself knows. */
    NOWHERE(null),
    /** The vendor, and core-api where the vendor does not answer: none of the two alone. */
    VENDOR_OR_CORE(null),
    CORE_READS("core-api-read"),
    CORE_WRITES("core-api-write");

    private final @Nullable String stack;

    Reach(@Nullable String stack) {
        this.stack = stack;
    }

    /** The stack's name; empty when no dependency is needed. */
    public Optional<String> stack() {
        return Optional.ofNullable(stack);
    }
}
