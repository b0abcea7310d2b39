package com.kosha.gateway.health;

import com.kosha.gateway.Settings;
import com.kosha.gateway.downstream.Services;
import com.kosha.gateway.identity.IssuerKeys;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.gateway.limits.RateLimits;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.tools.ToolBox;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Does before the first request what would make it slow, or show that it cannot be answered: settings, schemas, the
 * signer, the stack of core-api, the issuer's keys. Cold, the first seconds serve a hundredth of what follows.
 */
@ApplicationScoped
public class WarmUp {
    private static final Logger LOG = Logger.getLogger(WarmUp.class.getName());
    private static final Duration BETWEEN_TRIES = Duration.ofSeconds(2);
    private static final int ROUNDS = 100;
    /** Nobody: its tokens are thrown away. */
    private static final Principal NOBODY =
            new Principal("warm-up", "warm-up", Set.of(Role.SUPPORT_AGENT), Set.of(Scope.CUSTOMERS_READ));

    @Inject
    Settings settings;

    @Inject
    ToolBox tools;

    @Inject
    Services services;

    @Inject
    ServiceTokens serviceTokens;

    @Inject
    IssuerKeys issuerKeys;

    @Inject
    RateLimits limits;

    @Inject
    Time time;

    private final Sleeper sleeper = Sleeper.system();
    private volatile boolean attempted;
    private volatile boolean done;
    private volatile @Nullable Thread thread;

    /** A setting that is missing or malformed ends the start here. */
    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        LOG.log(Level.INFO, "Starting with {0}", settings);
        Thread warming = new Thread(this::warm, "kosha-warm-up");
        warming.setDaemon(true);
        thread = warming;
        warming.start();
    }

    private void warm() {
        try {
            tools.all(); // derives the schemas, and builds what the tools need
            Deadline deadline = Deadline.in(BETWEEN_TRIES, time);
            for (int i = 0; i < ROUNDS; i++) {
                serviceTokens.issue(NOBODY, deadline);
                services.rehearse();
            }
            limits.rehearse();
            boolean keys = issuerKeys.warm();
            attempted = true;
            while (!keys) {
                LOG.log(Level.WARNING, "The token issuer's keys are not at hand; trying again");
                sleeper.sleep(BETWEEN_TRIES);
                keys = issuerKeys.warm();
            }
            done = true;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failed) {
            LOG.log(Level.SEVERE, "The warm-up failed: the server will not become ready", failed);
        }
    }

    @PreDestroy
    void stop() {
        Thread warming = thread;
        if (warming != null) {
            warming.interrupt();
        }
    }

    /** Whether all was tried once. */
    boolean attempted() {
        return attempted;
    }

    /** Whether all is warm, and tokens can be judged. */
    boolean done() {
        return done;
    }
}
