package com.kosha.stack;

import com.kosha.resilience.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** Both clocks; they stand still until a test moves them. */
public final class MovedTime implements Time {
    public static final Instant START = Instant.parse("2026-11-30T10:00:00Z");

    private final AtomicLong nanos = new AtomicLong();

    @Override
    public Instant wall() {
        return START.plusNanos(nanos.get());
    }

    @Override
    public long nanos() {
        return nanos.get();
    }

    public void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }
}
