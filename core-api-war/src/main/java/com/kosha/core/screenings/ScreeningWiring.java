package com.kosha.core.screenings;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.ConfigProvider;

/** Reads the settings at start: with one out of range the application does not start. */
@ApplicationScoped
public class ScreeningWiring {
    private static final Logger LOG = Logger.getLogger(ScreeningWiring.class.getName());

    void check(@Observes @Initialized(ApplicationScoped.class) Object unused, ScreeningSettings settings) {
        LOG.info(settings::toString);
    }

    @Produces
    @Singleton
    ScreeningSettings settings() {
        return ScreeningSettings.read(ConfigProvider.getConfig());
    }
}
