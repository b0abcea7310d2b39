package com.kosha.resilience;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The arithmetic of a token bucket, as a pure function of what was last seen of it (ruling 21). Counted in thousandths
 * of a token, so that a token a second is exactly one thousandth a millisecond.
 *
 * @param capacity the most tokens it holds, and what a bucket that nobody has seen yet begins with
 * @param milliTokensPerSecond how fast it fills
 */
public record TokenBucket(int capacity, int milliTokensPerSecond) {
    static final int TOKEN = 1_000;

    /** Twenty tokens, one more a second: a client's share. */
    public static final TokenBucket PER_CLIENT = new TokenBucket(20, TOKEN);

    /** A bucket's contents at a moment of the wall clock, in epoch milliseconds. */
    public record Level(long milliTokens, long updatedAt) {}

    /**
     * What came of asking.
     *
     * @param granted how many of the tokens asked for may be taken, 0 when denied
     * @param level what is to be written if any are taken; with none granted, nothing is
     * @param untilNext how long until the next token is there, zero when there is one already
     */
    public record Grant(int granted, Level level, Duration untilNext) {

        /** The wait as {@code Retry-After} says it: whole seconds, rounded up, at least one. */
        public long retryAfterSeconds() {
            return Math.max(1, ceilDiv(untilNext.toMillis(), 1_000));
        }
    }

    public TokenBucket {
        if (capacity < 1 || milliTokensPerSecond < 1) {
            throw new IllegalArgumentException("A bucket holds at least a token, and fills");
        }
    }

    /**
     * Asks for {@code wanted} tokens; fewer are granted when fewer are there.
     *
     * @param seen the bucket as it was last seen, null when there is none
     * @param now epoch milliseconds; a clock behind the one that wrote {@code seen} refills nothing
     */
    public Grant take(@Nullable Level seen, long now, int wanted) {
        long full = (long) capacity * TOKEN;
        long have = seen == null ? full : refilled(seen, now, full);
        int granted = (int) Math.min(wanted, have / TOKEN);
        long left = have - (long) granted * TOKEN;
        long at = seen == null ? now : Math.max(now, seen.updatedAt());
        return new Grant(granted, new Level(left, at), untilNext(left));
    }

    private long refilled(Level seen, long now, long full) {
        long elapsed = Math.max(0, now - seen.updatedAt());
        long untilFull = ceilDiv((full - seen.milliTokens()) * 1_000, milliTokensPerSecond);
        return elapsed >= untilFull ? full : seen.milliTokens() + elapsed * milliTokensPerSecond / 1_000;
    }

    private Duration untilNext(long left) {
        return Duration.ofMillis(ceilDiv(Math.max(0, TOKEN - left) * 1_000, milliTokensPerSecond));
    }

    private static long ceilDiv(long dividend, long divisor) {
        return -Math.floorDiv(-dividend, divisor);
    }
}
