package com.kosha.core.refunds;

import com.kosha.core.db.Db;
import com.kosha.resilience.Time;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;
import org.jspecify.annotations.Nullable;

/** Looks every second for refunds that are due to be settled. */
@ApplicationScoped
public class SettlementRounds {
    private static final Logger LOG = Logger.getLogger(SettlementRounds.class.getName());
    private static final int PAUSE_S = 1;
    /** A round's end: what is left is the next one's, or another server's. */
    private static final int MOST = 50;

    @Resource
    ManagedScheduledExecutorService timer;

    @Inject
    Db db;

    @Inject
    Time time;

    @Inject
    Config config;

    private @Nullable ScheduledFuture<?> rounds;

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        Duration delay = config.getValue("kosha.refund.settle.after", Duration.class);
        Settlement settlement = new Settlement(db, time, delay);
        rounds = timer.scheduleWithFixedDelay(() -> round(settlement), PAUSE_S, PAUSE_S, TimeUnit.SECONDS);
    }

    private static void round(Settlement settlement) {
        try {
            for (int settled = 0; settled < MOST && settlement.settleOne(); settled++) {
                LOG.fine("One more is settled");
            }
        } catch (RuntimeException notNow) { // one that is thrown on would end all rounds
            LOG.log(Level.WARNING, "event=settlement_round_failed cause={0}", notNow.toString());
        }
    }

    @PreDestroy
    void end() {
        if (rounds != null) {
            rounds.cancel(false);
        }
    }
}
