package com.kosha.core.waiting;

import com.kosha.contract.QueueKind;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Shows what waits. Looked at every five seconds, however often somebody reads the metrics; not a number while it cannot
 * be looked at.
 */
@ApplicationScoped
public class WaitingGauges {
    private static final Logger LOG = Logger.getLogger(WaitingGauges.class.getName());
    private static final int PAUSE_S = 5;

    @Resource
    ManagedScheduledExecutorService timer;

    @Inject
    Waiting waiting;

    @Inject
    MetricRegistry registry;

    private volatile Optional<Waiting.Found> found = Optional.empty();
    private @Nullable ScheduledFuture<?> looks;

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        registry.gauge("kosha_outbox_lag_seconds", this, WaitingGauges::outboxLag);
        for (QueueKind kind : QueueKind.values()) {
            registry.gauge(
                    "kosha_review_queue",
                    this,
                    gauges -> gauges.reviews(kind),
                    new Tag("kind", kind.name().toLowerCase(Locale.ROOT)));
        }
        looks = timer.scheduleWithFixedDelay(this::look, 0, PAUSE_S, TimeUnit.SECONDS);
    }

    double outboxLag() {
        return found.map(Waiting.Found::outboxLag).orElse(Double.NaN);
    }

    double reviews(QueueKind kind) {
        return found.map(seen -> seen.reviews().getOrDefault(kind, 0L).doubleValue())
                .orElse(Double.NaN);
    }

    void look() {
        try {
            found = Optional.of(waiting.look());
        } catch (RuntimeException away) { // one that is thrown on would end all looks
            found = Optional.empty();
            LOG.log(Level.FINE, "What waits could not be counted", away);
        }
    }

    @PreDestroy
    void end() {
        if (looks != null) {
            looks.cancel(false);
        }
    }
}
