package com.kosha.stack.overrides;

import com.kosha.resilience.Time;
import java.time.Duration;

/** What was last read of one dependency's override. It outlives the store's failures, but not for ever. */
final class LastWord {
    private final Duration kept;
    private final Time time;
    private ForcedOpen word = ForcedOpen.NO;
    private long readAt;

    LastWord(Duration kept, Time time) {
        this.kept = kept;
        this.time = time;
    }

    void read(ForcedOpen latest) {
        word = latest;
        readAt = time.nanos();
    }

    /** Whether the dependency is forced open now, as far as is known. */
    boolean forces() {
        return word.holdsAt(time.wall()) && time.nanos() - readAt < kept.toNanos();
    }
}
