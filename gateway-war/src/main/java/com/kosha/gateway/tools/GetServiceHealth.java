package com.kosha.gateway.tools;

import com.kosha.contract.ErrorCode;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import com.kosha.gateway.status.DependencyHealth;
import com.kosha.gateway.status.DependencyLook;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("How the services behind this gateway were doing when they were last called. Asks none of them, so it answers"
        + " while they are down.")
public class GetServiceHealth implements Tool<GetServiceHealth.Input, GetServiceHealth.Output> {
    private static final List<String> DEPENDENCIES = List.of(CoreApi.NAME);

    public record Input() {}

    public record Output(List<Dependency> dependencies, Instant asOf) {}

    public record Dependency(
            String name,

            @About("closed: calls go through; unknown: not called since this gateway started")
            State state,

            @Nullable Long lastLatencyMs,

            @About("What the last failure was, even if calls have succeeded since") @Nullable
            ErrorCode lastError,

            @Nullable Instant lastCalledAt,
            @Nullable Instant lastSucceededAt,
            @Nullable Instant lastFailedAt) {}

    /** Whether calls go through. */
    public enum State {
        UNKNOWN,
        CLOSED
    }

    @Inject
    DependencyHealth health;

    @Inject
    Time time;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_SERVICE_HEALTH;
    }

    @Override
    public Output call(CallContext call, Input in) {
        return new Output(DEPENDENCIES.stream().map(this::dependency).toList(), time.wall());
    }

    private Dependency dependency(String name) {
        return health.of(name)
                .map(look -> seen(name, look))
                .orElseGet(() -> new Dependency(name, State.UNKNOWN, null, null, null, null, null));
    }

    private static Dependency seen(String name, DependencyLook look) {
        return new Dependency(
                name,
                State.CLOSED,
                look.lastLatencyMs(),
                look.lastError(),
                look.lastCalledAt(),
                look.lastSucceededAt(),
                look.lastFailedAt());
    }
}
