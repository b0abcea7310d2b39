package com.kosha.core.health;

import jakarta.enterprise.context.Dependent;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Up while requests are answered at all. PostgreSQL plays no part: a restart of this server would not bring it back. */
@Dependent
@Liveness
public class Alive implements HealthCheck {
    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.up("core-api-alive");
    }
}
