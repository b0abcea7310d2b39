package com.kosha.core.health;

import com.kosha.core.Settings;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Startup;

/** Up once every setting has been read and found sound; a server with a bad one does not get here. */
@Dependent
@Startup
public class Started implements HealthCheck {
    private final Settings settings;

    @Inject
    public Started(Settings settings) {
        this.settings = settings;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("core-api-started")
                .withData("connections", settings.db().connections())
                .up()
                .build();
    }
}
