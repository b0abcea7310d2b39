package com.kosha.gateway.health;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Ready once warm, which takes the issuer's keys. From then on whatever is down is answered for by itself: a dependency
 * that all gateways share must not take all of them out of service.
 */
@Readiness
@ApplicationScoped
public class Ready implements HealthCheck {
    @Inject
    WarmUp warmUp;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("gateway-ready").status(warmUp.done()).build();
    }
}
