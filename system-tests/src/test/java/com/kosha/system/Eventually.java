package com.kosha.system;

import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Waits for what a running system does in its own time; generous, since only the coming of it is asserted. */
final class Eventually {
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private Eventually() {}

    static <T> T of(Supplier<T> look, Predicate<T> good) {
        return within(LONGEST, look, good);
    }

    static <T> T within(Duration longest, Supplier<T> look, Predicate<T> good) {
        long end = System.nanoTime() + longest.toNanos();
        T seen = look.get();
        while (!good.test(seen)) {
            if (System.nanoTime() - end > 0) {
                throw new AssertionError("never came to be; last seen: " + seen);
            }
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
            seen = look.get();
        }
        return seen;
    }
}
