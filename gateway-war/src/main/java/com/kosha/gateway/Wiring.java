package com.kosha.gateway;

import com.kosha.gateway.errors.Challenge;
import com.kosha.gateway.paging.Cursors;
import com.kosha.resilience.Time;
import com.kosha.stack.http.Wire;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;

/** Builds what is made of settings rather than of other beans. */
@ApplicationScoped
public class Wiring {
    @Produces
    @Dependent
    Time time() {
        return Time.system();
    }

    @Produces
    @Dependent
    Settings settings(Config config) {
        return Settings.from(config);
    }

    @Produces
    @Dependent
    Cursors cursors(Settings settings, Time time) {
        return new Cursors(settings.cursorKey(), time);
    }

    @Produces
    @Singleton
    Wire wire() {
        return new Wire();
    }

    @Produces
    @Singleton
    Challenge challenge(Settings settings) {
        return new Challenge(settings.mcpUrl());
    }
}
