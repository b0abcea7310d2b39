package com.kosha.gateway.once;

import com.kosha.resilience.Time;
import com.kosha.stack.dynamo.Dynamo;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;

/** Puts together what remembers the uses. */
@ApplicationScoped
public class OnceWiring {
    @Produces
    @Singleton
    Uses uses(Dynamo dynamo, Time time, MetricRegistry registry) {
        Counter alone = registry.counter("kosha_used_once_here_alone_total");
        return new UsesEverywhere(new UsesHere(time), dynamo, alone::inc);
    }
}
