package com.kosha.core.saga;

import com.kosha.core.db.Db;
import com.kosha.core.idempotency.Turns;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Locale;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;

/** Builds what runs sagas, once. */
@ApplicationScoped
public class SagaWiring {

    @Produces
    @Singleton
    SagaSettings settings(Config config) {
        return SagaSettings.read(config);
    }

    @Produces
    @Singleton
    Sagas sagas(Db db, SagaSettings settings, Time time, @Any Instance<SagaKind> kinds, MetricRegistry registry) {
        return new Sagas(
                db,
                settings,
                time,
                kinds.stream().toList(),
                end -> registry.counter(
                                "kosha_sagas_ended_total",
                                new Tag("state", end.name().toLowerCase(Locale.ROOT)))
                        .inc());
    }

    @Produces
    @Singleton
    SagaDeeds deeds(Db db, Turns turns, Sagas sagas) {
        return new SagaDeeds(db, turns, sagas, Sleeper.system());
    }
}
