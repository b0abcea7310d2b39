package com.kosha.gateway.pipeline;

import com.kosha.resilience.DeadlineHint;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Locale;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** Counts what became of the clients' deadline hints. */
@ApplicationScoped
public class HintMetrics {
    @Inject
    MetricRegistry registry;

    void count(DeadlineHint.Outcome outcome) {
        registry.counter(
                        "kosha_deadline_hint_total",
                        new Tag("outcome", outcome.name().toLowerCase(Locale.ROOT)))
                .inc();
    }
}
