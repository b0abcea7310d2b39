package com.kosha.core.saga;

import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Looks every second for sagas whose server is gone, and goes on with them. */
@ApplicationScoped
public class SagaRounds {
    private static final Logger LOG = Logger.getLogger(SagaRounds.class.getName());
    private static final int PAUSE_S = 1;

    @Resource
    ManagedScheduledExecutorService timer;

    @Inject
    Sagas sagas;

    private @Nullable ScheduledFuture<?> rounds;

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        rounds = timer.scheduleWithFixedDelay(this::round, PAUSE_S, PAUSE_S, TimeUnit.SECONDS);
    }

    private void round() {
        try {
            while (sagas.resumeOne()) {
                LOG.fine("There may be another one");
            }
        } catch (RuntimeException notNow) { // one that is thrown on would end all rounds
            LOG.log(Level.WARNING, "event=saga_round_failed cause={0}", notNow.toString());
        }
    }

    @PreDestroy
    void end() {
        if (rounds != null) {
            rounds.cancel(false);
        }
    }
}
