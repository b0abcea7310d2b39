package com.kosha.resilience;

import java.time.Duration;
import java.time.Instant;

/**
 * The moment by which a request must be over: absolute, so that time spent in queues and on the network counts.
 * It is set once by the wall clock, for other machines to read, and measured on the clock that only goes forward.
 */
public final class Deadline {
    private final Time time;
    private final Instant at;
    private final long atNanos;

    private Deadline(Time time, Instant at, long atNanos) {
        this.time = time;
        this.at = at;
        this.atNanos = atNanos;
    }

    /** The deadline that lies {@code budget} ahead. Reads the wall clock: once a request, at its arrival. */
    public static Deadline in(Duration budget, Time time) {
        return in(budget, time.wall(), time);
    }

    static Deadline in(Duration budget, Instant now, Time time) {
        return new Deadline(time, now.plus(budget), time.nanos() + budget.toNanos());
    }

    /** The same moment on the wall. */
    public Instant at() {
        return at;
    }

    /** What is left; zero or negative when it is past. */
    public Duration remaining() {
        return Duration.ofNanos(remainingNanos());
    }

    long remainingNanos() {
        return atNanos - time.nanos();
    }

    /** True from the moment itself on. */
    public boolean expired() {
        return remainingNanos() <= 0;
    }

    /** Whether {@code needed} still fits, to the nanosecond. */
    public boolean leavesAtLeast(Duration needed) {
        return remaining().compareTo(needed) >= 0;
    }

    /** An earlier deadline, which leaves {@code reserve} to a stage that must still run after this one (ruling 15). */
    public Deadline keeping(Duration reserve) {
        return new Deadline(time, at.minus(reserve), atNanos - reserve.toNanos());
    }

    /**
     * How long a step may take, {@code min(remaining - margin, cap)}, in whole milliseconds (ruling 13).
     *
     * @throws DeadlineExceeded when that is less than a millisecond: to most clients a timeout of 0 means no limit
     */
    public Duration timeout(Duration margin, Duration cap) {
        long millis = timeoutMillis(remainingNanos(), margin, cap);
        if (millis <= 0) {
            throw new DeadlineExceeded();
        }
        return Duration.ofMillis(millis);
    }

    static long timeoutMillis(long remainingNanos, Duration margin, Duration cap) {
        return Math.floorDiv(Math.min(remainingNanos - margin.toNanos(), cap.toNanos()), 1_000_000L);
    }

    /** The guard of every stack: nothing starts when the time is already up. */
    public void check() {
        if (expired()) {
            throw new DeadlineExceeded();
        }
    }

    @Override
    public String toString() {
        return WireTime.format(at);
    }
}
