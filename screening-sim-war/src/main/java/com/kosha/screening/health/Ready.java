package com.kosha.screening.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** The vendor takes requests: it needs nobody else to answer them. */
@Readiness
@ApplicationScoped
public class Ready implements HealthCheck {
    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.up("screening-sim-ready");
    }
}
