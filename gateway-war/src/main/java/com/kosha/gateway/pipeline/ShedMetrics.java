package com.kosha.gateway.pipeline;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Locale;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** Counts the requests that were sent away before anything was done for them. */
@ApplicationScoped
public class ShedMetrics {
    /** Why. */
    enum Reason {
        /** Every place was taken. */
        IN_FLIGHT,
        /** Its deadline had passed when it came. */
        EXPIRED
    }

    @Inject
    MetricRegistry registry;

    void count(Reason reason) {
        registry.counter("kosha_shed_total", new Tag("reason", reason.name().toLowerCase(Locale.ROOT)))
                .inc();
    }
}
