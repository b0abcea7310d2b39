package com.kosha.gateway.once;

import java.time.Instant;

/** Remembers what was used, until it is of no use any more. */
@FunctionalInterface
public interface Uses {
    /**
     * Whether it is used for the first time; from now on it has been. Of several who ask at once one hears yes.
     *
     * @param expiry when it is worth nothing anyway
     */
    boolean first(String id, Instant expiry);
}
