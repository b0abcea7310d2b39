package com.kosha.core.health;

import com.kosha.contract.KoshaException;
import com.kosha.resilience.Sleeper;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Rehearses before the server is ready. Cold, the first calls take seconds, which the gateway's attempts do not have:
 * they would end as time-outs that say nothing about PostgreSQL.
 */
@ApplicationScoped
public class WarmUp {
    private static final Logger LOG = Logger.getLogger(WarmUp.class.getName());
    private static final Duration BETWEEN_TRIES = Duration.ofSeconds(2);
    private static final int ROUNDS = 30;

    @Inject
    Rehearsal rehearsal;

    private final Sleeper sleeper = Sleeper.system();
    private volatile boolean done;
    private volatile @Nullable Thread thread;

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        Thread warming = new Thread(this::warm, "kosha-warm-up");
        warming.setDaemon(true);
        thread = warming;
        warming.start();
    }

    private void warm() {
        try {
            rehearsal.provider();
            while (!rehearsed()) {
                sleeper.sleep(BETWEEN_TRIES);
            }
            done = true;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failed) {
            LOG.log(Level.SEVERE, "The warm-up failed: the server will not become ready", failed);
        }
    }

    private boolean rehearsed() {
        try {
            for (int i = 0; i < ROUNDS; i++) {
                rehearsal.reads();
            }
            return true;
        } catch (KoshaException notYet) {
            LOG.log(
                    Level.WARNING,
                    "PostgreSQL cannot be asked yet ({0}); trying again",
                    notYet.code().wire());
            return false;
        }
    }

    @PreDestroy
    void stop() {
        Thread warming = thread;
        if (warming != null) {
            warming.interrupt();
        }
    }

    /** Whether the first call will find all of it warm. */
    boolean done() {
        return done;
    }
}
