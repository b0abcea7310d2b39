package com.kosha.resilience;

import com.kosha.resilience.Hedge.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One race of a {@link Hedge}: who runs, who has failed, who has won. Kept by the thread that waits for its end. */
final class HedgeRace<T> {
    private final ExecutorService runners;
    private final BlockingQueue<Runnable> ends = new LinkedBlockingQueue<>();
    private final List<Future<?>> started = new ArrayList<>();
    private final Map<Side, Throwable> failures = new EnumMap<>(Side.class);
    private @Nullable Win<T> win;

    record Win<T>(T value, Side by) {}

    HedgeRace(ExecutorService runners) {
        this.runners = runners;
    }

    void start(Side side, Supplier<T> work) {
        try {
            started.add(runners.submit(() -> ends.add(endOf(side, work))));
        } catch (RejectedExecutionException noThread) {
            ends.add(() -> failures.put(side, noThread));
        }
    }

    /** Runs on that side's thread; what it returns runs on the waiting one. */
    private Runnable endOf(Side side, Supplier<T> work) {
        try {
            Win<T> success = new Win<>(work.get(), side);
            return () -> win = success;
        } catch (Throwable failure) { // an Error too: whoever waits for this end must hear of it
            return () -> failures.put(side, failure);
        }
    }

    /** Waits for one more to end; false when nobody has within the delay. */
    boolean await(Duration delay) throws InterruptedException {
        Runnable end = ends.poll(delay.toNanos(), TimeUnit.NANOSECONDS);
        if (end == null) {
            return false;
        }
        end.run();
        return true;
    }

    void await() throws InterruptedException {
        ends.take().run();
    }

    boolean isWon() {
        return win != null;
    }

    boolean hasFailed(Side side) {
        return failures.containsKey(side);
    }

    /** The first success, or the primary's failure once both have failed. */
    Win<T> winner() throws InterruptedException {
        while (win == null && failures.size() < Side.values().length) {
            await();
        }
        if (win != null) {
            return win;
        }
        throw bothFailed();
    }

    /** Interrupts whoever still runs; its stack sees a cancelled call, which no breaker counts. */
    void cancelTheRest() {
        started.forEach(run -> run.cancel(true));
    }

    private RuntimeException bothFailed() {
        Throwable primary = Objects.requireNonNull(failures.get(Side.PRIMARY));
        Throwable backup = Objects.requireNonNull(failures.get(Side.BACKUP));
        if (primary != backup) {
            primary.addSuppressed(backup);
        }
        if (primary instanceof Error error) {
            throw error;
        }
        return (RuntimeException) primary; // a Supplier throws nothing else
    }
}
