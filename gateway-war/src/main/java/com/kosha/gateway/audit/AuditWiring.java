package com.kosha.gateway.audit;

import com.kosha.gateway.Settings;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import java.nio.file.Path;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;

/** Opens the trail and closes it. */
@ApplicationScoped
public class AuditWiring {

    @Produces
    @ApplicationScoped
    AuditTrail trail(
            Settings settings,
            Time time,
            MetricRegistry registry,
            @ConfigProperty(name = "kosha.audit.file.bytes") long mostBytes,
            @ConfigProperty(name = "kosha.audit.queue") int waiting) {
        Counter failures = registry.counter("kosha_audit_write_failures_total");
        AuditFile trail = new AuditFile(Path.of(settings.auditDir()), mostBytes, waiting, failures::inc, time);
        trail.start();
        return trail;
    }

    void close(@Disposes AuditTrail trail) {
        if (trail instanceof AuditFile file) {
            file.close();
        }
    }
}
