package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.BadStatus.Said;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetryPolicyTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private final Dependency dependency = new Dependency();

    @AfterEach
    void every_permit_is_back() {
        assertThat(dependency.bulkhead.inUse()).isZero();
    }

    @Test
    void a_call_without_a_key_that_writes_is_sent_once() {
        dependency.alwaysAnswering(503).with(Repeat.UNSAFE);

        assertStopped(dependency.call(LONG), StopReason.NOT_IDEMPOTENT, 1);
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 1", "3, 1"})
    void retries_do_not_multiply_across_hops(int callersAttempt, int attempts) {
        dependency.alwaysAnswering(503).with(Repeat.onAttempt(callersAttempt));

        dependency.call(LONG);

        assertThat(dependency.attempts()).isEqualTo(attempts);
    }

    @Test
    void an_exhausted_quota_is_not_asked_again() {
        dependency.answering(attempt -> {
            throw new AttemptFailed(new BadStatus(429, Said.QUOTA_EXHAUSTED, Optional.of(Duration.ZERO)));
        });

        assertStopped(dependency.call(LONG), StopReason.NOT_RETRYABLE, 1);
    }

    @ParameterizedTest
    @CsvSource({"2199, 1", "2200, 2", "2201, 2"})
    void a_retry_that_no_longer_fits_is_not_begun(long left, int attempts) {
        dependency.alwaysAnswering(503).with(() -> 1.0).with(AttemptLimits.of(2, Duration.ofSeconds(2), Duration.ZERO));

        dependency.call(Duration.ofMillis(left));

        assertThat(dependency.attempts()).isEqualTo(attempts);
    }

    @Test
    void an_empty_budget_lets_the_last_error_surface() {
        for (int token = 0; token < 10; token++) {
            dependency.budget.withdraw();
        }

        assertStopped(dependency.alwaysAnswering(503).call(LONG), StopReason.BUDGET, 1);
    }

    @Test
    void a_hair_less_than_a_token_is_no_token() {
        RetryBudget budget = new RetryBudget(0, 10);
        for (int success = 0; success < 9; success++) {
            budget.deposit();
        }
        assertThat(budget.withdraw()).isFalse();

        budget.deposit();
        assertThat(budget.withdraw()).isTrue();
        assertThat(budget.milliTokens()).isZero();
    }

    @Test
    void an_answer_of_404_pays_nothing_in_and_a_result_does() {
        dependency.budget.withdraw();

        dependency.alwaysAnswering(404).call(LONG);
        assertThat(dependency.budget.milliTokens()).isEqualTo(9_000);

        dependency.answering(attempt -> "ok").call(LONG);
        assertThat(dependency.budget.milliTokens()).isEqualTo(9_100);
    }

    @Test
    void a_breaker_that_moved_during_the_attempt_stops_the_retry_before_its_pause() {
        dependency.answering(attempt -> {
            dependency.breaker.force();
            throw new AttemptFailed(NoAnswer.CONNECT);
        });
        dependency.with(() -> 1.0);

        assertStopped(dependency.call(LONG), StopReason.BREAKER, 1);
        assertThat(dependency.time.millis()).isZero();
        assertThat(dependency.budget.milliTokens()).isEqualTo(10_000);
    }

    @Test
    void a_breaker_that_moved_during_the_pause_stops_it_too_and_the_token_comes_back() {
        dependency.alwaysAnswering(503).sleeping(pause -> {
            dependency.breaker.force();
            dependency.breaker.clear(); // closed again, but of a newer generation
        });

        assertStopped(dependency.call(LONG), StopReason.BREAKER, 1);
        assertThat(dependency.budget.milliTokens()).isEqualTo(10_000);
    }

    @Test
    void a_pause_that_took_all_the_time_sends_nothing_and_the_token_comes_back() {
        dependency.alwaysAnswering(503).sleeping(pause -> dependency.time.pass(LONG));

        assertThat(dependency.call(LONG)).isInstanceOf(DeadlineExceeded.class);
        assertThat(dependency.attempts()).isOne();
        assertThat(dependency.budget.milliTokens()).isEqualTo(10_000);
    }

    @Test
    void a_caller_who_leaves_during_the_pause_is_not_the_dependencys_failure() {
        dependency.alwaysAnswering(503).sleeping(pause -> {
            throw new InterruptedException();
        });

        Object end = dependency.call(LONG);

        assertThat(Thread.interrupted()).isTrue();
        assertStopped(end, StopReason.CANCELLED, 1);
        assertThat(Verdict.of((GivenUp) end)).isEqualTo(Verdict.IGNORED);
        assertThat(dependency.budget.milliTokens()).isEqualTo(10_000);
    }

    @Test
    void a_retry_that_was_sent_is_paid_for_even_when_it_fails_otherwise() {
        dependency.answering(attempt -> {
            if (attempt.number() == 1) {
                throw new AttemptFailed(BadStatus.of(503));
            }
            throw new IllegalStateException("a mistake of ours");
        });

        assertThat(dependency.call(LONG)).isInstanceOf(IllegalStateException.class);
        assertThat(dependency.budget.milliTokens()).isEqualTo(9_000);
    }

    private void assertStopped(Object end, StopReason reason, int attempts) {
        assertThat(end).isInstanceOf(GivenUp.class);
        assertThat(((GivenUp) end).reason()).isEqualTo(reason);
        assertThat(dependency.attempts()).isEqualTo(attempts);
    }
}
