package com.kosha.stack;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.eclipse.microprofile.metrics.Timer;

/** How attempts at a dependency end, and how long they take; for one that has no stack, such as PostgreSQL, too. */
public final class AttemptMetrics {
    private final MetricRegistry registry;
    private final Tag dependency;
    private final Tag stack;
    private final Map<String, Counter> outcomes = new ConcurrentHashMap<>();
    private final Timer durations;

    public AttemptMetrics(MetricRegistry registry, String stack, String dependency) {
        this.registry = registry;
        this.dependency = new Tag("dependency", dependency);
        this.stack = new Tag("stack", stack);
        this.durations = registry.timer("kosha_dependency_duration_seconds", this.dependency, this.stack);
    }

    /** One is over. The outcome is a name of ours or a status, never a word of somebody else's. */
    public void ended(String outcome, long nanos) {
        outcomes.computeIfAbsent(outcome, this::counter).inc();
        durations.update(Duration.ofNanos(nanos));
    }

    private Counter counter(String outcome) {
        return registry.counter("kosha_dependency_attempts_total", dependency, stack, new Tag("outcome", outcome));
    }
}
