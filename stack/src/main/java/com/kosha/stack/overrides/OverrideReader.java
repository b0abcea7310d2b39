package com.kosha.stack.overrides;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import com.kosha.stack.Stacks;
import com.kosha.stack.dynamo.Dynamo;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;
import org.jspecify.annotations.Nullable;

/** Looks at the overrides from the start of the server to its end, in a thread of its own. */
@ApplicationScoped
public class OverrideReader {
    private static final Logger LOG = Logger.getLogger(OverrideReader.class.getName());

    @Inject
    Config config;

    @Inject
    Dynamo dynamo;

    @Inject
    Stacks stacks;

    @Inject
    Time time;

    private final Sleeper sleeper = Sleeper.system();
    private volatile @Nullable Thread thread;

    void begin(@Observes @Initialized(ApplicationScoped.class) Object started) {
        Duration pause = config.getValue("kosha.breaker.override.pause", Duration.class);
        Duration kept = config.getValue("kosha.breaker.override.kept", Duration.class);
        Optional<OverrideStore> store = dynamo.client().map(client -> new DynamoOverrides(client, dynamo.table()));
        if (store.isEmpty()) {
            LOG.warning("No DynamoDB is set: operators cannot force a breaker of this server open");
            return;
        }
        BreakerOverrides overrides = new BreakerOverrides(store.get(), stacks::all, kept, time);
        Thread reader = new Thread(() -> keepLooking(overrides, pause), "kosha-breaker-overrides");
        reader.setDaemon(true);
        thread = reader;
        reader.start();
    }

    private void keepLooking(BreakerOverrides overrides, Duration pause) {
        try {
            while (true) {
                look(overrides);
                sleeper.sleep(pause);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** A look that fails is followed by the next all the same. */
    private static void look(BreakerOverrides overrides) {
        try {
            overrides.look();
        } catch (RuntimeException unforeseen) {
            LOG.log(Level.SEVERE, "The breakers could not follow their overrides", unforeseen);
        }
    }

    @PreDestroy
    void end() {
        Thread reader = thread;
        if (reader != null) {
            reader.interrupt();
        }
    }
}
