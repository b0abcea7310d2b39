package com.kosha.bench.hedging;

import com.kosha.resilience.Hedge;
import com.kosha.resilience.HedgeDelay;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Many calls of the real {@link Hedge}, in real time, by callers beside each other.
 *
 * @param p99 the latency that one call in a hundred exceeds
 * @param callsEach requests to both providers for each call
 * @param cancelled losers that were stopped in the midst of it
 */
record Race(Duration p99, double callsEach, int cancelled) {
    private static final int CALLERS = 16;
    private static final Duration ATTEMPT_CAP = Duration.ofSeconds(2);

    /** Without a second provider. */
    static Race alone(int calls, Provider primary) throws InterruptedException, ExecutionException {
        List<Duration> took = all(calls, primary::answer);
        return new Race(p99(took), (double) primary.calls() / calls, primary.cancelled());
    }

    static Race hedged(int calls, Provider primary, Provider backup) throws InterruptedException, ExecutionException {
        ExecutorService runners = Executors.newCachedThreadPool();
        Hedge hedge = new Hedge(runners, new HedgeDelay(ATTEMPT_CAP), RetryBudget.forHedges(), Time.system());
        List<Duration> took = all(calls, () -> hedge.call(primary::answer, backup::answer));
        runners.shutdownNow();
        return new Race(
                p99(took),
                (double) (primary.calls() + backup.calls()) / calls,
                primary.cancelled() + backup.cancelled());
    }

    private static List<Duration> all(int calls, Callable<?> call) throws InterruptedException, ExecutionException {
        ExecutorService callers = Executors.newFixedThreadPool(CALLERS);
        List<Future<Duration>> running = new ArrayList<>();
        for (int i = 0; i < calls; i++) {
            running.add(callers.submit(() -> {
                long started = System.nanoTime();
                call.call();
                return Duration.ofNanos(System.nanoTime() - started);
            }));
        }
        List<Duration> took = new ArrayList<>();
        for (Future<Duration> one : running) {
            took.add(one.get());
        }
        callers.shutdown();
        return took;
    }

    private static Duration p99(List<Duration> took) {
        Collections.sort(took);
        return took.get((int) Math.ceil(took.size() * 0.99) - 1);
    }
}
