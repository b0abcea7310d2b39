package com.kosha.gateway;

import com.kosha.gateway.paging.Cursors;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
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
}
