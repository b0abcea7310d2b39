package com.kosha.gateway.status;

import com.kosha.contract.ErrorCode;
import com.kosha.resilience.Time;
import com.kosha.resilience.Verdict;
import com.kosha.stack.AttemptEnded;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the gateway has seen of its dependencies: whoever asks one says here how it went, so that their health can be
 * told without asking them anything.
 */
@ApplicationScoped
public class DependencyHealth {
    private final Map<String, DependencyLook> looks = new ConcurrentHashMap<>();

    @Inject
    Time time;

    /** An attempt through a stack is over. */
    void heard(@Observes AttemptEnded attempt) {
        if (attempt.verdict() == Verdict.SUCCESS) {
            succeeded(attempt.dependency(), attempt.nanos());
        } else if (attempt.verdict() == Verdict.FAILURE) {
            failed(attempt.dependency(), attempt.nanos(), ErrorCode.DEPENDENCY_UNAVAILABLE);
        }
    }

    /** The dependency answered as it should; a refusal of the request itself, {@code not_found} say, counts too. */
    public void succeeded(String dependency, long nanos) {
        looks.compute(
                dependency,
                (name, before) -> new DependencyLook(
                        millis(nanos),
                        before == null ? null : before.lastError(),
                        time.wall(),
                        before == null ? null : before.lastFailedAt()));
    }

    /** The dependency did not do its part. */
    public void failed(String dependency, long nanos, ErrorCode code) {
        looks.compute(
                dependency,
                (name, before) -> new DependencyLook(
                        millis(nanos), code, before == null ? null : before.lastSucceededAt(), time.wall()));
    }

    /** The dependency as last seen; empty when it was never asked. */
    public Optional<DependencyLook> of(String dependency) {
        return Optional.ofNullable(looks.get(dependency));
    }

    private static long millis(long nanos) {
        return Math.max(0, nanos / 1_000_000);
    }
}
