package com.kosha.gateway.tools;

import com.kosha.contract.ErrorCode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import com.kosha.gateway.status.BreakerStatus;
import com.kosha.gateway.status.DependencyHealth;
import com.kosha.gateway.status.DependencyLook;
import com.kosha.resilience.Time;
import com.kosha.stack.Stacks;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About(
        "How the services behind this gateway were doing when they were last called, and whether calls to them go through"
                + " now. Asks none of them, so it answers while they are down.")
public class GetServiceHealth implements Tool<GetServiceHealth.Input, GetServiceHealth.Output> {
    public record Input() {}

    public record Output(List<Dependency> dependencies, Instant asOf) {}

    public record Dependency(
            String name,

            @About("Its circuit breakers, one for each kind of call")
            List<BreakerStatus> breakers,

            @Nullable Long lastLatencyMs,

            @About("What the last failure was, even if calls have succeeded since") @Nullable
            ErrorCode lastError,

            @About("Absent: not called since this gateway started") @Nullable
            Instant lastCalledAt,

            @Nullable Instant lastSucceededAt,
            @Nullable Instant lastFailedAt) {}

    @Inject
    DependencyHealth health;

    @Inject
    Stacks stacks;

    @Inject
    Time time;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_SERVICE_HEALTH;
    }

    @Override
    public Output call(CallContext call, Input in) {
        Map<String, List<BreakerStatus>> breakers = BreakerStatus.byDependency(stacks.all());
        return new Output(
                breakers.entrySet().stream()
                        .map(dependency -> dependency(dependency.getKey(), dependency.getValue()))
                        .toList(),
                time.wall());
    }

    private Dependency dependency(String name, List<BreakerStatus> breakers) {
        return health.of(name)
                .map(look -> seen(name, breakers, look))
                .orElseGet(() -> new Dependency(name, breakers, null, null, null, null, null));
    }

    private static Dependency seen(String name, List<BreakerStatus> breakers, DependencyLook look) {
        return new Dependency(
                name,
                breakers,
                look.lastLatencyMs(),
                look.lastError(),
                look.lastCalledAt(),
                look.lastSucceededAt(),
                look.lastFailedAt());
    }
}
