package com.kosha.core.knowledge;

import com.kosha.contract.DegradedReason;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** How many answers were of lower quality than usual, and why. */
@ApplicationScoped
public class DegradedMeter {
    @Inject
    MetricRegistry registry;

    void count(DegradedReason reason) {
        registry.counter("kosha_degraded_total", new Tag("reason", reason.wire()))
                .inc();
    }
}
