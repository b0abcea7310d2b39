package com.kosha.stack;

import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.StopReason;
import com.kosha.resilience.Verdict;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** One stack's meters. Each is registered once; labels are the names of enums and statuses, never a client's words. */
public final class StackMetrics {
    private final MetricRegistry registry;
    private final Tag[] tags;
    private final Map<String, Counter> counters = new ConcurrentHashMap<>();
    private final AttemptMetrics attempts;

    StackMetrics(MetricRegistry registry, String stack, String dependency) {
        this.registry = registry;
        this.tags = new Tag[] {new Tag("dependency", dependency), new Tag("stack", stack)};
        this.attempts = new AttemptMetrics(registry, stack, dependency);
    }

    void breakerSaw(Verdict verdict) {
        count("kosha_breaker_calls_total", "result", verdict.name().toLowerCase(Locale.ROOT));
    }

    void breakerRefused() {
        count("kosha_breaker_calls_total", "result", "open");
    }

    void breakerOpened() {
        counters.computeIfAbsent("opened", key -> registry.counter("kosha_breaker_opened_total", tags))
                .inc();
    }

    void breakerRefusedTransition() {
        counters.computeIfAbsent("illegal", key -> registry.counter("kosha_breaker_illegal_transition_total", tags))
                .inc();
    }

    void attempted(String outcome, long nanos) {
        attempts.ended(outcome, nanos);
    }

    void stopped(StopReason reason) {
        count("kosha_retry_stopped_total", "reason", reason.label());
    }

    private void count(String name, String label, String value) {
        counters.computeIfAbsent(name + value, key -> registry.counter(name, with(label, value)))
                .inc();
    }

    private Tag[] with(String label, String value) {
        return new Tag[] {tags[0], tags[1], new Tag(label, value)};
    }

    /** The levels that are read when somebody looks. */
    void show(StackState stack, RetryBudget budget) {
        registry.gauge("breaker_state", stack, s -> s.breaker().state().gauge(), tags);
        registry.gauge("kosha_bulkhead_in_use", stack, s -> s.inBulkhead().get(), tags);
        registry.gauge("kosha_retry_budget_tokens", budget, b -> b.milliTokens() / 1_000.0, tags);
    }
}
