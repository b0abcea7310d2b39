package com.kosha.resilience;

import java.time.Duration;

/**
 * Exponential backoff with full jitter: the pause before retry n is drawn from 0 to {@code min(cap, base * 2^(n-1))},
 * so that callers who failed together do not come back together.
 */
public record Backoff(Duration base, Duration cap) {

    /** 0.2 s, 0.4 s, 0.8 s and so on, 2.0 s at most (ruling 7). */
    public static final Backoff STANDARD = new Backoff(Duration.ofMillis(200), Duration.ofSeconds(2));

    private static final int MOST_DOUBLINGS = 30;

    public Backoff {
        if (base.isNegative() || cap.compareTo(base) < 0) {
            throw new IllegalArgumentException("Backoff needs 0 <= base <= cap");
        }
    }

    /** The longest pause before retry {@code n}, which is 1 for the first. */
    public Duration ceiling(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("The first retry is 1, not " + n);
        }
        Duration doubled = base.multipliedBy(1L << Math.min(n - 1, MOST_DOUBLINGS));
        return doubled.compareTo(cap) < 0 ? doubled : cap;
    }

    /** The pause before retry {@code n}. */
    public Duration pause(int n, Chance chance) {
        return Duration.ofNanos((long) (ceiling(n).toNanos() * chance.draw()));
    }
}
