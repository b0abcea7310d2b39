package com.kosha.gateway.downstream;

import com.kosha.contract.ErrorCode;
import com.kosha.gateway.status.DependencyHealth;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.Time;
import com.kosha.resilience.Verdict;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.function.Supplier;

/** Sees each attempt end: into the meters, and into what is known of the dependency's health. */
@ApplicationScoped
public class Watch {
    @Inject
    Time time;

    @Inject
    DependencyHealth health;

    <T> T over(StackState stack, Supplier<T> attempt) {
        long started = time.nanos();
        try {
            T result = attempt.get();
            ended(stack, "success", Verdict.SUCCESS, time.nanos() - started);
            return result;
        } catch (AttemptFailed failed) {
            ended(stack, failed.failure().label(), failed.failure().verdict(), time.nanos() - started);
            throw failed;
        }
    }

    private void ended(StackState stack, String outcome, Verdict verdict, long nanos) {
        stack.metrics().attempted(outcome, nanos);
        if (verdict == Verdict.SUCCESS) {
            health.succeeded(stack.dependency(), nanos);
        } else if (verdict == Verdict.FAILURE) {
            health.failed(stack.dependency(), nanos, ErrorCode.DEPENDENCY_UNAVAILABLE);
        }
    }
}
