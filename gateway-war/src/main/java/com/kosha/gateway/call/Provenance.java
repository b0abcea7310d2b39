package com.kosha.gateway.call;

import com.kosha.contract.ServedBy;
import org.jspecify.annotations.Nullable;

/**
 * How an answer came about, where that is worth saying.
 *
 * @param degraded whether it is of lower quality than usual
 * @param hedged whether a backup was asked beside a slow provider
 * @param backup which backup answered, and why; null when none did
 */
public record Provenance(
        boolean degraded, boolean hedged, @Nullable ServedBy backup) {
    /** As usual. */
    public static final Provenance USUAL = new Provenance(false, false, null);

    /**
     * What an answer says of itself.
     *
     * @param by whoever answered; null when nobody was asked
     */
    public static Provenance of(boolean degraded, @Nullable ServedBy by) {
        return by == null
                ? new Provenance(degraded, false, null)
                : new Provenance(degraded, by.hedged(), by.why() == null ? null : by);
    }
}
