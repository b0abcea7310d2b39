package com.kosha.core;

import com.kosha.core.db.Db;
import com.kosha.core.db.Limits;
import com.kosha.core.db.Running;
import com.kosha.core.ledger.Ledger;
import com.kosha.core.openai.OpenAiSettings;
import com.kosha.resilience.Time;
import com.kosha.stack.AttemptMetrics;
import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** What is made once, before the first request: with a setting missing or out of range the application does not start. */
@ApplicationScoped
public class Start {
    private static final Logger LOG = Logger.getLogger(Start.class.getName());
    private static final String POSTGRES = "postgres";

    // unshareable: a network timeout set on it must not outlive its use
    @Resource(lookup = "jdbc/kosha", shareable = false)
    DataSource source;

    @Resource(lookup = "jdbc/ledger", shareable = false)
    DataSource ledgerSource;

    void check(
            @Observes @Initialized(ApplicationScoped.class) Object unused, Settings settings, OpenAiSettings openAi) {
        LOG.info(() ->
                "core-api starts with " + settings.db() + ", the ledger with " + settings.ledger() + ", and " + openAi);
    }

    @Produces
    @Singleton
    Settings settings() {
        return Settings.read(ConfigProvider.getConfig());
    }

    @Produces
    @Singleton
    Db db(Settings settings, Time time, MetricRegistry registry) {
        return database(source, settings.db(), POSTGRES, time, registry);
    }

    @Produces
    @Singleton
    Ledger ledger(Settings settings, Time time, MetricRegistry registry) {
        return new Ledger(database(ledgerSource, settings.ledger(), "ledger", time, registry));
    }

    private static Db database(DataSource source, Limits limits, String stack, Time time, MetricRegistry registry) {
        AttemptMetrics statements = new AttemptMetrics(registry, POSTGRES, stack);
        Db db = new Db(source, limits, time, (outcome, nanos) -> statements.ended(outcome.label(), nanos));
        registry.gauge(
                "kosha_bulkhead_in_use", db, Db::inUse, new Tag("dependency", POSTGRES), new Tag("stack", stack));
        return db;
    }

    @Produces
    @Singleton
    Running running() {
        return new Running();
    }

    @Produces
    @Singleton
    Time time() {
        return Time.system();
    }
}
