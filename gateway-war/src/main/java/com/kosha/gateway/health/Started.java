package com.kosha.gateway.health;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Started once the settings are read, the schemas are built, and the issuer was asked for its keys. */
@Startup
@ApplicationScoped
public class Started implements HealthCheck {
    @Inject
    WarmUp warmUp;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("gateway-started")
                .status(warmUp.attempted())
                .build();
    }
}
