package com.kosha.core.openai;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import com.kosha.stack.dynamo.Dynamo;
import com.kosha.stack.http.Wire;
import com.kosha.stack.limit.DynamoPlaces;
import com.kosha.stack.limit.LocalPlaces;
import com.kosha.stack.limit.Places;
import com.kosha.stack.limit.ProviderLimit;
import com.kosha.stack.limit.SharedPlaces;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.eclipse.microprofile.metrics.Timer;

/** Builds what the requests to OpenAI share, once. */
@ApplicationScoped
public class OpenAiWiring {
    @Inject
    Time time;

    @Inject
    Dynamo dynamo;

    @Inject
    MetricRegistry registry;

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
    ProviderLimit limit(OpenAiSettings settings) {
        return limit(settings, OpenAiStack.DEPENDENCY);
    }

    @Produces
    @Singleton
    @Backup
    ProviderLimit backupLimit(OpenAiSettings settings) {
        return limit(settings, BackupStack.DEPENDENCY);
    }

    private ProviderLimit limit(OpenAiSettings settings, String provider) {
        Tag dependency = new Tag("dependency", provider);
        Timer waits = registry.timer("kosha_provider_limit_wait_seconds", dependency);
        Counter alone = registry.counter("kosha_provider_limit_alone_total", dependency);
        Places places = dynamo.client()
                .<Places>map(client ->
                        new SharedPlaces(new DynamoPlaces(client, dynamo.table(), provider), time, alone::inc))
                .orElseGet(LocalPlaces::new);
        return new ProviderLimit(settings.limit(), places, time, Sleeper.system(), waits::update);
    }
}
