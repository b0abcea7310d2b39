package com.kosha.gateway;

import com.kosha.resilience.Time;
import java.time.Duration;
import java.time.Instant;

/** Both clocks, which move when told to. */
public final class StoppedTime implements Time {
    private Instant wall = Instant.parse("2026-11-30T10:00:00Z");
    private long nanos;

    @Override
    public Instant wall() {
        return wall;
    }

    @Override
    public long nanos() {
        return nanos;
    }

    public void passes(Duration time) {
        wall = wall.plus(time);
        nanos += time.toNanos();
    }
}
