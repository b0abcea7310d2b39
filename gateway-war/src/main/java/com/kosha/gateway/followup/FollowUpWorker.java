package com.kosha.gateway.followup;

import com.kosha.gateway.downstream.ScreeningDesk;
import com.kosha.resilience.Time;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** One thread that goes its rounds as long as the gateway runs; what it is at when the gateway stops, another finishes. */
@ApplicationScoped
public class FollowUpWorker {
    private static final Logger LOG = Logger.getLogger(FollowUpWorker.class.getName());

    @Inject
    ScreeningDesk desk;

    @Inject
    Time time;

    @Inject
    @ConfigProperty(name = "kosha.screening.follow.up.every")
    Duration every;

    @Inject
    @ConfigProperty(name = "kosha.screening.follow.up.most")
    int most;

    @Resource
    ManagedScheduledExecutorService timer;

    private @Nullable Future<?> rounds;

    void start(@Observes @Initialized(ApplicationScoped.class) Object started) {
        FollowUps followUps = new FollowUps(desk, time, most);
        rounds = timer.scheduleWithFixedDelay(
                () -> survive(followUps), every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** A timer forgets work that throws. */
    private static void survive(FollowUps followUps) {
        try {
            followUps.round();
        } catch (RuntimeException unforeseen) {
            LOG.log(Level.SEVERE, "A round of follow-ups failed", unforeseen);
        }
    }

    @PreDestroy
    void stop() {
        if (rounds != null) {
            rounds.cancel(true);
        }
    }
}
