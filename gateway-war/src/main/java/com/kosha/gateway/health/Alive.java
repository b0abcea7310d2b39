package com.kosha.gateway.health;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Alive as long as it answers: no dependency's failure is cured by a restart. */
@Liveness
@ApplicationScoped
public class Alive implements HealthCheck {
    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.up("gateway-alive");
    }
}
