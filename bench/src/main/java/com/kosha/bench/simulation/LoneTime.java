package com.kosha.bench.simulation;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.time.Instant;

/** Virtual time for a single caller: it passes when he sleeps. */
final class LoneTime implements Time, Sleeper {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private long now;

    @Override
    public void sleep(Duration pause) {
        now += pause.toNanos();
    }

    @Override
    public Instant wall() {
        return START.plusNanos(now);
    }

    @Override
    public long nanos() {
        return now;
    }
}
