package com.kosha.core.relay;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;

/** Reads the relay's settings, once. */
@ApplicationScoped
public class RelayWiring {

    @Produces
    @Singleton
    RelaySettings settings(Config config) {
        return RelaySettings.read(config);
    }
}
