package com.kosha.bench.simulation;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Virtual time for callers that block. Each has a thread of its own, but only one thread ever runs: when it sleeps or
 * ends, time jumps to whoever is due next, in the order of asking. So nothing waits, and nothing depends on the machine.
 */
final class World implements Time, Sleeper {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final PriorityQueue<Turn> turns =
            new PriorityQueue<>(Comparator.comparingLong(Turn::at).thenComparingLong(Turn::order));
    private final Semaphore turnOver = new Semaphore(0);
    private final AtomicReference<@Nullable Throwable> broken = new AtomicReference<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private long now;
    private long asked;

    private record Turn(long at, long order, Runnable begin) {}

    /** Has {@code deed} done by a caller of its own, {@code moment} after the start. */
    void at(Duration moment, Runnable deed) {
        turns.add(new Turn(moment.toNanos(), asked++, () -> threads.execute(() -> take(deed))));
    }

    /** Lets everything happen, up to the end of the last caller. */
    void run() {
        try {
            for (Turn next = turns.poll(); next != null && broken.get() == null; next = turns.poll()) {
                now = next.at();
                next.begin().run();
                turnOver.acquireUninterruptibly();
            }
        } finally {
            threads.shutdownNow();
        }
        Throwable failure = broken.get();
        if (failure != null) {
            throw new IllegalStateException("A caller failed at " + elapsed(), failure);
        }
    }

    private void take(Runnable deed) {
        try {
            deed.run();
        } catch (RuntimeException | Error failure) {
            broken.set(failure);
        } finally {
            turnOver.release();
        }
    }

    @Override
    public void sleep(Duration pause) throws InterruptedException {
        Semaphore mine = new Semaphore(0);
        turns.add(new Turn(now + pause.toNanos(), asked++, mine::release));
        turnOver.release();
        mine.acquire();
    }

    /** The same for a dependency, which nobody interrupts. */
    void pass(Duration span) {
        try {
            sleep(span);
        } catch (InterruptedException torn) {
            throw new IllegalStateException("The simulation was stopped", torn);
        }
    }

    Duration elapsed() {
        return Duration.ofNanos(now);
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
