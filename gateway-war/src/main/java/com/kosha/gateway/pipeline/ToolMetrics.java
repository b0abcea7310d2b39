package com.kosha.gateway.pipeline;

import com.kosha.contract.ErrorCode;
import com.kosha.gateway.audit.AuditRecord.Outcome;
import com.kosha.gateway.policy.ToolPolicy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Locale;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.jspecify.annotations.Nullable;

/** How often each tool was called, how it ended, and how long it took. */
@ApplicationScoped
public class ToolMetrics {
    @Inject
    MetricRegistry registry;

    void ended(ToolPolicy tool, Outcome outcome, @Nullable ErrorCode code, long nanos) {
        Tag name = new Tag("tool", tool.toolName());
        String end =
                code == null || outcome == Outcome.CANCELLED ? outcome.name().toLowerCase(Locale.ROOT) : code.wire();
        registry.counter("kosha_tool_calls_total", name, new Tag("outcome", end))
                .inc();
        registry.timer("kosha_tool_duration_seconds", name).update(Duration.ofNanos(nanos));
    }
}
