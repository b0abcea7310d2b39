package com.kosha.stack;

import com.kosha.resilience.Backoff;
import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerLook;
import com.kosha.resilience.Chance;
import com.kosha.resilience.Pacing;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.RetryPolicy;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.metrics.MetricRegistry;

/** Every stack there is, built once from its row. */
@ApplicationScoped
public class Stacks {
    private final Map<String, StackState> byName = new ConcurrentHashMap<>();

    @Inject
    Config config;

    @Inject
    Time time;

    @Inject
    MetricRegistry registry;

    /** The state of that row's stack; the same one each time. */
    public StackState of(StackRow row) {
        return byName.computeIfAbsent(row.name(), name -> build(row));
    }

    /** The one of that name, if it was asked for so far. */
    public Optional<StackState> named(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** Those that were asked for so far. */
    public Collection<StackState> all() {
        return List.copyOf(byName.values());
    }

    /** How each breaker stands, by the names of the stacks; looking consumes no probe. */
    public Map<String, BreakerLook> breakers() {
        Map<String, BreakerLook> looks = new TreeMap<>();
        byName.forEach((name, stack) -> looks.put(name, stack.breaker().look()));
        return looks;
    }

    private StackState build(StackRow row) {
        int tokens = row.retryBudget(config);
        RetryBudget budget = new RetryBudget(tokens, tokens);
        StackMetrics metrics = new StackMetrics(registry, row.name(), row.dependency());
        StackState stack = new StackState(
                row.name(),
                row.dependency(),
                row.limits(config),
                new Breaker(row.name(), row.breaker(config), time, new BreakerLog(row.dependency(), metrics)),
                new Pacing(new RetryPolicy(backoff(), budget, Chance.system()), Sleeper.system()),
                metrics,
                new AtomicInteger());
        metrics.show(stack, budget);
        return stack;
    }

    private Backoff backoff() {
        return new Backoff(
                config.getValue("kosha.retry.backoff.base", Duration.class),
                config.getValue("kosha.retry.backoff.cap", Duration.class));
    }
}
