package com.kosha.core.saga;

import com.kosha.resilience.SagaState;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.jspecify.annotations.Nullable;

/**
 * Shows how many sagas have not ended, in all servers together. Looked at every five seconds; not a number while it
 * cannot be looked at.
 */
@ApplicationScoped
public class SagaGauges {
    private static final Logger LOG = Logger.getLogger(SagaGauges.class.getName());
    private static final int PAUSE_S = 5;
    private static final List<SagaState> SHOWN = List.of(SagaState.RUNNING, SagaState.COMPENSATING, SagaState.STUCK);

    @Resource
    ManagedScheduledExecutorService timer;

    @Inject
    Unended unended;

    @Inject
    MetricRegistry registry;

    private volatile Optional<Map<SagaState, Long>> found = Optional.empty();
    private @Nullable ScheduledFuture<?> looks;

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        for (SagaState state : SHOWN) {
            Tag tag = new Tag("state", state.name().toLowerCase(Locale.ROOT));
            registry.gauge("kosha_sagas", this, gauges -> gauges.counted(state), tag);
        }
        looks = timer.scheduleWithFixedDelay(this::look, 0, PAUSE_S, TimeUnit.SECONDS);
    }

    double counted(SagaState state) {
        return found.map(seen -> seen.getOrDefault(state, 0L).doubleValue()).orElse(Double.NaN);
    }

    private void look() {
        try {
            found = Optional.of(unended.count());
        } catch (RuntimeException away) { // one that is thrown on would end all looks
            found = Optional.empty();
            LOG.log(Level.FINE, "Sagas could not be counted", away);
        }
    }

    @PreDestroy
    void end() {
        if (looks != null) {
            looks.cancel(false);
        }
    }
}
