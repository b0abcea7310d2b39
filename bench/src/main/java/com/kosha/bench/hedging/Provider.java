package com.kosha.bench.hedging;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** A provider that answers within 5 to 15 ms, but for a share of calls that take longer. It counts its calls. */
final class Provider {
    private final Random chance;
    private final double slowShare;
    private final Duration more;
    private final AtomicInteger calls = new AtomicInteger();
    private final AtomicInteger cancelled = new AtomicInteger();

    Provider(long seed, double slowShare, Duration more) {
        this.chance = new Random(seed);
        this.slowShare = slowShare;
        this.more = more;
    }

    String answer() {
        calls.incrementAndGet();
        try {
            Thread.sleep(latency().toMillis());
            return "vector";
        } catch (InterruptedException lost) {
            cancelled.incrementAndGet();
            throw new IllegalStateException(lost);
        }
    }

    private synchronized Duration latency() {
        Duration usual = Duration.ofMillis(5 + chance.nextInt(11));
        return chance.nextDouble() < slowShare ? usual.plus(more) : usual;
    }

    int calls() {
        return calls.get();
    }

    int cancelled() {
        return cancelled.get();
    }
}
