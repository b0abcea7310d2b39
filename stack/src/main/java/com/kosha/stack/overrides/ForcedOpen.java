package com.kosha.stack.overrides;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An operator's word on one dependency.
 *
 * @param forced whether nothing is to be sent to it
 * @param until when the word ends by itself; null: when it is taken back
 */
public record ForcedOpen(boolean forced, @Nullable Instant until) {
    /** Nobody has said anything. */
    public static final ForcedOpen NO = new ForcedOpen(false, null);

    /** Whether it holds at that moment. */
    public boolean holdsAt(Instant now) {
        return forced && (until == null || now.isBefore(until));
    }
}
