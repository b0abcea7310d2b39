package com.kosha.stack.http;

import com.kosha.resilience.BadStatus.Said;
import org.jspecify.annotations.Nullable;

/** How a callee words its refusals. */
@FunctionalInterface
public interface Dialect {

    /**
     * What a refusal says, as far as it changes what we do.
     *
     * @param said what the body adds to the status
     * @param inItsWords the refusal as the callee meant it for our own caller; null when it is not for passing on
     */
    record Refusal(Said said, @Nullable RuntimeException inItsWords) {
        /** Only the status counts. */
        public static final Refusal WORDLESS = new Refusal(Said.NOTHING, null);
    }

    /** Reads an answer that is not a 2xx; its body may be anything, a proxy's page for instance. */
    Refusal read(int status, byte[] body);
}
