package com.kosha.resilience;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Two providers of the same answer, each with its own stack: the backup is started when the primary has failed, or
 * beside it when it is slow and the budget has a token. The first success wins (ruling 25). Only for calls that may be
 * made twice.
 */
public final class Hedge {
    private final ExecutorService runners;
    private final Supplier<Duration> delay;
    private final Consumer<Duration> latencies;
    private final RetryBudget budget;
    private final Time time;

    /** Who answered. */
    public enum Side {
        PRIMARY,
        BACKUP
    }

    /**
     * An answer and where it came from.
     *
     * @param hedged whether the backup was started beside a slow primary
     */
    public record Served<T>(T value, Side by, boolean hedged) {}

    /** @param budget apart from the retries': {@link RetryBudget#forHedges()} */
    public Hedge(ExecutorService runners, HedgeDelay delay, RetryBudget budget, Time time) {
        this(runners, delay, delay::record, budget, time);
    }

    Hedge(
            ExecutorService runners,
            Supplier<Duration> delay,
            Consumer<Duration> latencies,
            RetryBudget budget,
            Time time) {
        this.runners = runners;
        this.delay = delay;
        this.latencies = latencies;
        this.budget = budget;
        this.time = time;
    }

    /**
     * Runs the race on the runners' threads. Both sides are bounded by their own stacks.
     *
     * @throws InterruptedException when the caller left; both sides are cancelled
     * @throws RuntimeException the primary's, when both have failed; the backup's is suppressed in it
     */
    public <T> Served<T> call(Supplier<T> primary, Supplier<T> backup) throws InterruptedException {
        long started = time.nanos();
        HedgeRace<T> race = new HedgeRace<>(runners);
        try {
            race.start(Side.PRIMARY, primary);
            boolean ended = race.await(delay.get());
            boolean hedged = !ended && budget.withdraw();
            if (!ended && !hedged) {
                race.await();
            }
            if (!race.isWon()) {
                race.start(Side.BACKUP, backup);
            }
            HedgeRace.Win<T> win = race.winner();
            budget.deposit();
            if (!race.hasFailed(Side.PRIMARY)) {
                // A primary that lost counts with the time it had: left out, it would hide the tail that it is
                latencies.accept(Duration.ofNanos(time.nanos() - started));
            }
            return new Served<>(win.value(), win.by(), hedged);
        } finally {
            race.cancelTheRest();
        }
    }
}
