package com.kosha.resilience;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * How long to wait for the primary before a backup is started beside it: the 95th percentile of its last hundred
 * latencies, at least 50 ms and at most half the attempt cap, which it also is until twenty are known (ruling 25).
 */
public final class HedgeDelay implements Supplier<Duration> {
    static final int REMEMBERED = 100;
    static final int ENOUGH = 20;
    static final Duration SHORTEST = Duration.ofMillis(50);

    private final Duration longest;
    private final long[] nanos = new long[REMEMBERED];
    private int recorded;

    public HedgeDelay(Duration attemptCap) {
        longest = attemptCap.dividedBy(2);
        if (longest.compareTo(SHORTEST) < 0) {
            throw new IllegalArgumentException("An attempt cap under 100 ms leaves no room for a hedge");
        }
    }

    /** Remembers how long the primary took. */
    public synchronized void record(Duration latency) {
        nanos[recorded % REMEMBERED] = latency.toNanos();
        // Once round, any number that is still "enough" will do; this one never overflows
        recorded = recorded == 2 * REMEMBERED - 1 ? REMEMBERED : recorded + 1;
    }

    @Override
    public synchronized Duration get() {
        if (recorded < ENOUGH) {
            return longest;
        }
        int known = Math.min(recorded, REMEMBERED);
        long[] sorted = Arrays.copyOf(nanos, known);
        Arrays.sort(sorted);
        Duration p95 = Duration.ofNanos(sorted[(known * 95 + 99) / 100 - 1]);
        if (p95.compareTo(SHORTEST) < 0) {
            return SHORTEST;
        }
        return p95.compareTo(longest) > 0 ? longest : p95;
    }
}
