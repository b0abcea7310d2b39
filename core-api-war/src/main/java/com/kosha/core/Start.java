package com.kosha.core;

import com.kosha.core.db.Db;
import com.kosha.resilience.Time;
import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.ConfigProvider;

/** What is made once, before the first request: with a setting missing or out of range the application does not start. */
@ApplicationScoped
public class Start {
    private static final Logger LOG = Logger.getLogger(Start.class.getName());

    // unshareable: a network timeout set on it must not outlive its use
    @Resource(lookup = "jdbc/kosha", shareable = false)
    DataSource source;

    void check(@Observes @Initialized(ApplicationScoped.class) Object unused, Settings settings) {
        LOG.info(() -> "core-api starts with " + settings.db());
    }

    @Produces
    @Singleton
    Settings settings() {
        return Settings.read(ConfigProvider.getConfig());
    }

    @Produces
    @Singleton
    Db db(Settings settings) {
        return new Db(source, settings.db());
    }

    @Produces
    @Singleton
    Time time() {
        return Time.system();
    }
}
