package com.kosha.stack;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Problem;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.AttemptFailure;
import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.Backoff;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.BadStatus.Said;
import com.kosha.resilience.Breaker;
import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.BreakerSettings;
import com.kosha.resilience.Bulkhead;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Pacing;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.RetryBudget;
import com.kosha.resilience.RetryPolicy;
import com.kosha.resilience.Verdict;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.faulttolerance.exceptions.BulkheadException;
import org.eclipse.microprofile.faulttolerance.exceptions.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DependencyFailureTest {
    private static final Duration AGAIN = Duration.ofSeconds(9);

    /** failure, and what the client reads: code, dependency, retry_after_s. */
    static Stream<Arguments> table() {
        return Stream.of(
                row(new BulkheadException(), "overloaded", "core-api", 1L),
                row(bulkheadFull(), "overloaded", "core-api", 1L),
                row(circuitOpen(), "dependency_unavailable", "core-api", 15L),
                row(new DeadlineExceeded(), "deadline_exceeded", null, null),
                row(new TimeoutException(), "dependency_unavailable", "core-api", 9L),
                row(gaveUp(NoAnswer.CONNECT), "dependency_unavailable", "core-api", 9L),
                row(gaveUp(NoAnswer.TIMEOUT), "dependency_unavailable", "core-api", 9L),
                row(gaveUp(NoAnswer.UNREADABLE), "dependency_unavailable", "core-api", 9L),
                row(gaveUp(NoAnswer.TIMEOUT_AT_DEADLINE), "deadline_exceeded", null, null),
                row(gaveUp(NoAnswer.CUT_BY_DEADLINE), "deadline_exceeded", null, null),
                row(gaveUp(NoAnswer.CANCELLED), "deadline_exceeded", null, null),
                row(gaveUp(BadStatus.of(500)), "dependency_unavailable", "core-api", 9L),
                row(gaveUp(BadStatus.of(502)), "dependency_unavailable", "core-api", 9L),
                row(gaveUp(busy(503, 4)), "dependency_unavailable", "core-api", 4L),
                row(gaveUp(busy(429, 4)), "dependency_unavailable", "core-api", 4L),
                row(gaveUp(BadStatus.of(404)), "internal", null, null),
                row(gaveUp(BadStatus.of(302)), "internal", null, null),
                row(said(404, "not_found", null, null), "not_found", null, null),
                row(said(400, "invalid_argument", null, null), "invalid_argument", null, null),
                row(said(409, "conflict", null, null), "conflict", null, null),
                row(said(503, "overloaded", null, null), "overloaded", "core-api", 9L),
                row(said(503, "overloaded", 2L, "postgres"), "overloaded", "postgres", 2L),
                row(said(504, "deadline_exceeded", null, null), "deadline_exceeded", null, null),
                row(said(503, "dependency_unavailable", 7L, "postgres"), "dependency_unavailable", "postgres", 7L),
                row(said(503, "dependency_unavailable", null, null), "dependency_unavailable", "core-api", 9L),
                row(said(429, "rate_limited", 3L, null), "dependency_unavailable", "core-api", 9L),
                row(said(500, "internal", null, null), "dependency_unavailable", "core-api", 9L),
                row(said(401, "unauthenticated", null, null), "internal", null, null),
                row(said(403, "forbidden", null, null), "internal", null, null),
                row(said(418, "teapot", null, null), "dependency_unavailable", "core-api", 9L),
                row(new IllegalStateException("SELECT secret"), "internal", null, null),
                row(KoshaException.notFound("customer"), "not_found", null, null));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    void a_failure_of_a_dependency_has_one_place_in_the_taxonomy(
            Throwable failure, String code, @Nullable String dependency, @Nullable Long retryAfterS) {
        Problem problem = DependencyFailure.classify(failure, "core-api", AGAIN).problem("t");

        assertThat(problem.code()).isEqualTo(code);
        assertThat(problem.dependency()).isEqualTo(dependency);
        assertThat(problem.retryAfterS()).isEqualTo(retryAfterS);
        assertThat(problem.message()).doesNotContain("SELECT");
    }

    private static Arguments row(
            Throwable failure, String code, @Nullable String dependency, @Nullable Long retryAfterS) {
        return Arguments.of(failure, code, dependency, retryAfterS);
    }

    private static RuntimeException gaveUp(AttemptFailure last) {
        return gaveUp(new AttemptFailed(last));
    }

    private static RuntimeException said(
            int status, String code, @Nullable Long retryAfterS, @Nullable String dependency) {
        BadStatus answer = new BadStatus(status, Said.NOTHING, Optional.empty());
        return gaveUp(new AttemptFailed(
                answer, KoshaException.of(new Problem(code, "m", "t", retryAfterS, dependency, null))));
    }

    private static BadStatus busy(int status, int seconds) {
        return new BadStatus(status, Said.NOTHING, Optional.of(Duration.ofSeconds(seconds)));
    }

    /** Lets the retry policy give up on it, as it does in the stack. */
    private static RuntimeException gaveUp(AttemptFailed last) {
        MovedTime time = new MovedTime();
        AttemptLimits limits = AttemptLimits.of(1, Duration.ofSeconds(2), Duration.ZERO);
        LogicalCall<String> call = new LogicalCall<>(limits, Deadline.in(AGAIN, time), Repeat.SAFE, attempt -> "sent");
        call.attempt();
        RetryPolicy policy = new RetryPolicy(Backoff.STANDARD, RetryBudget.forRetries(), () -> 0);
        return new Pacing(policy, time::pass).next(call, last);
    }

    private static RuntimeException bulkheadFull() {
        Bulkhead bulkhead = new Bulkhead("core-api-read", 1);
        return caught(() -> bulkhead.run(() -> bulkhead.run(() -> "never")));
    }

    private static RuntimeException circuitOpen() {
        Breaker breaker = new Breaker(
                "core-api-read",
                new BreakerSettings(1, 0.5, Duration.ofSeconds(15), 3),
                new MovedTime(),
                BreakerListener.NONE);
        breaker.enter().report(Verdict.FAILURE);
        return caught(breaker::enter);
    }

    private static RuntimeException caught(Runnable refused) {
        try {
            refused.run();
        } catch (RuntimeException failure) {
            return failure;
        }
        throw new AssertionError("it was let through");
    }
}
