package com.kosha.gateway.identity;

import com.kosha.gateway.Settings;
import com.kosha.resilience.Time;
import com.kosha.stack.http.Wire;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Locale;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** Builds what tells callers apart, once. */
@ApplicationScoped
public class IdentityWiring {

    @Produces
    @Singleton
    IssuerKeys issuerKeys(Settings settings, Wire wire, Time time, MetricRegistry registry) {
        return new IssuerKeys(
                new JwksFetch(wire, settings.jwksUrl()),
                time,
                refresh -> registry.counter(
                                "kosha_jwks_refresh_total",
                                new Tag("outcome", refresh.name().toLowerCase(Locale.ROOT)))
                        .inc());
    }

    @Produces
    @Singleton
    Tokens tokens(Settings settings, IssuerKeys keys, Time time) {
        return new Tokens(keys, new ClaimRules(settings.issuer(), settings.mcpUrl(), settings.allowedClients(), time));
    }

    @Produces
    @Singleton
    ServiceTokens serviceTokens(Settings settings, Time time) {
        return new ServiceTokens(settings.serviceTokenKey(), time);
    }
}
