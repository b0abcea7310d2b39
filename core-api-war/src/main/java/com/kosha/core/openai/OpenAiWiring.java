package com.kosha.core.openai;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import com.kosha.stack.http.Wire;
import com.kosha.stack.limit.LocalPlaces;
import com.kosha.stack.limit.Places;
import com.kosha.stack.limit.ProviderLimit;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.eclipse.microprofile.metrics.Timer;

/** Builds what the requests to OpenAI share, once. */
@ApplicationScoped
public class OpenAiWiring {

    @Produces
    @Singleton
    OpenAiSettings settings(Config config) {
        return OpenAiSettings.read(config);
    }

    @Produces
    @Singleton
    Wire wire() {
        return new Wire();
    }

    @Produces
    @Singleton
    Places places() {
        return new LocalPlaces();
    }

    @Produces
    @Singleton
    ProviderLimit limit(OpenAiSettings settings, Places places, Time time, MetricRegistry registry) {
        Timer waits =
                registry.timer("kosha_provider_limit_wait_seconds", new Tag("dependency", OpenAiStack.DEPENDENCY));
        return new ProviderLimit(settings.limit(), places, time, Sleeper.system(), waits::update);
    }
}
