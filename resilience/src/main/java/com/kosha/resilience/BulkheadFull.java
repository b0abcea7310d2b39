package com.kosha.resilience;

import java.time.Duration;

/** As many calls as this dependency may have are in flight already. */
public final class BulkheadFull extends LocalRejection {
    /** How long a client should wait before it asks again (ruling 17). */
    public static final Duration RETRY_AFTER = Duration.ofSeconds(1);

    private final String stack;

    BulkheadFull(String stack) {
        super("All permits of " + stack + " are taken");
        this.stack = stack;
    }

    /** The stack's name, such as {@code core-api-read}. */
    public String stack() {
        return stack;
    }
}
