package com.kosha.resilience;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The probes of one half-open episode: in flight and succeeded together never exceed the total. A probe that does not
 * report within its lease loses its place, and its outcome is dropped if it comes after all. Guarded by its breaker's
 * lock.
 */
final class ProbeSlots {
    private final @Nullable Permit[] inFlight;
    private final long[] admittedAt;
    private final long leaseNanos;
    private int succeeded;

    ProbeSlots(int total, long leaseNanos) {
        this.inFlight = new @Nullable Permit[total];
        this.admittedAt = new long[total];
        this.leaseNanos = leaseNanos;
    }

    boolean hasRoom(long now) {
        int taken = succeeded;
        for (int slot = 0; slot < inFlight.length; slot++) {
            if (isHeld(slot, now)) {
                taken++;
            }
        }
        return taken < inFlight.length;
    }

    /** Gives the probe a place; there must be room. */
    void admit(Permit probe, long now) {
        int slot = 0;
        while (isHeld(slot, now)) {
            slot++;
        }
        inFlight[slot] = probe;
        admittedAt[slot] = now;
    }

    /** Takes the probe's place back; false if it had lost it already. */
    boolean release(Permit probe, long now) {
        for (int slot = 0; slot < inFlight.length; slot++) {
            if (inFlight[slot] == probe) {
                boolean inTime = isHeld(slot, now);
                inFlight[slot] = null;
                return inTime;
            }
        }
        return false;
    }

    /** Counts a success; true when it was the last that was needed. */
    boolean succeeded() {
        succeeded++;
        return succeeded == inFlight.length;
    }

    void clear() {
        Arrays.fill(inFlight, null);
        succeeded = 0;
    }

    private boolean isHeld(int slot, long now) {
        return inFlight[slot] != null && now - admittedAt[slot] < leaseNanos;
    }
}
