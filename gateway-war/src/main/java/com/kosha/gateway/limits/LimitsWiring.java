package com.kosha.gateway.limits;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.metrics.MetricRegistry;

/** Builds the limits, once, and shows how full they are. */
@ApplicationScoped
public class LimitsWiring {

    @Produces
    @Singleton
    InFlight inFlight(@ConfigProperty(name = "kosha.inflight.max") int most, MetricRegistry registry) {
        InFlight inFlight = new InFlight(most);
        registry.gauge("kosha_inflight", inFlight, InFlight::taken);
        return inFlight;
    }
}
