package com.kosha.screening.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** The application has started: its beans exist. */
@Startup
@ApplicationScoped
public class Started implements HealthCheck {
    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.up("screening-sim-started");
    }
}
