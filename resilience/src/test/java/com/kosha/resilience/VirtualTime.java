package com.kosha.resilience;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** Time that passes only when told to: by a test, or by whoever sleeps in it. */
final class VirtualTime implements Time, Sleeper {
    static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5_000_000_000L); // runs over after five seconds
    private final long start = nanos.get();
    private volatile Duration wallSkew = Duration.ZERO;

    @Override
    public Instant wall() {
        return START.plusNanos(nanos.get() - start).plus(wallSkew);
    }

    @Override
    public long nanos() {
        return nanos.get();
    }

    @Override
    public void sleep(Duration pause) {
        pass(pause);
    }

    void pass(Duration span) {
        nanos.addAndGet(span.toNanos());
    }

    void passMillis(long millis) {
        pass(Duration.ofMillis(millis));
    }

    void goToMillis(double millisFromStart) {
        nanos.set(start + Math.round(millisFromStart * 1_000_000));
    }

    double millis() {
        return (nanos.get() - start) / 1e6;
    }

    /** Moves the wall clock alone. */
    void setBackWall(Duration by) {
        wallSkew = wallSkew.minus(by);
    }
}
