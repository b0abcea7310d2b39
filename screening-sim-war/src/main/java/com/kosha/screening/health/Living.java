package com.kosha.screening.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** The process answers; restarting it would not help. */
@Liveness
@ApplicationScoped
public class Living implements HealthCheck {
    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.up("screening-sim-living");
    }
}
