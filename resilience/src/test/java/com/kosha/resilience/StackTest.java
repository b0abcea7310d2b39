package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class StackTest {
    private static final Duration BUDGET = Duration.ofSeconds(8);
    private final Dependency dependency = new Dependency();

    @Test
    void nothing_starts_when_the_time_is_already_up() {
        assertThat(dependency.call(Duration.ZERO)).isInstanceOf(DeadlineExceeded.class);
        assertThat(dependency.attempts()).isZero();
    }

    @Test
    void a_request_whose_time_is_up_takes_no_permit_and_no_probe() {
        repeatFailing(20);
        dependency.time.passMillis(15_000);

        for (int call = 0; call < 10; call++) {
            assertThat(dependency.call(Duration.ZERO)).isInstanceOf(DeadlineExceeded.class);
        }

        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.OPEN);
        assertThat(dependency.breaker.look().admits()).isTrue();
    }

    @Test
    void a_full_bulkhead_refuses_and_counts_nowhere() {
        for (int call = 0; call < 32; call++) {
            dependency.bulkhead.enter();
        }

        for (int call = 0; call < 100; call++) {
            assertThat(dependency.call(BUDGET)).isInstanceOf(BulkheadFull.class);
        }
        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.CLOSED);
        assertThat(dependency.budget.milliTokens()).isEqualTo(10_000);
    }

    @Test
    void three_attempts_of_one_call_count_once() {
        dependency.alwaysAnswering(503);

        for (int call = 0; call < 19; call++) {
            dependency.call(BUDGET);
        }
        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.CLOSED);

        dependency.call(BUDGET);
        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.OPEN);
    }

    @Test
    void not_found_a_thousand_times_opens_nothing() {
        dependency.alwaysAnswering(404);

        for (int call = 0; call < 1_000; call++) {
            dependency.call(BUDGET);
        }

        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void clients_with_tiny_budgets_open_nothing() {
        dependency.hanging();

        for (int call = 0; call < 1_000; call++) {
            dependency.call(Duration.ofMillis(400));
        }

        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.CLOSED);
    }

    @Test
    void a_dependency_that_hangs_opens_it_for_searches_too() {
        Duration eight = Duration.ofSeconds(8);
        dependency.hanging().with(Dependency.READS.withCap(eight, Duration.ofSeconds(2)));

        for (int call = 0; call < 20; call++) {
            dependency.call(eight);
        }

        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.OPEN);
    }

    @Test
    void a_call_that_succeeds_at_its_second_attempt_is_a_success() {
        dependency.answering(attempt -> {
            if (attempt.number() == 1) {
                throw new AttemptFailed(NoAnswer.CONNECT);
            }
            return "ok";
        });
        repeat(11);

        repeatFailing(9);
        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.CLOSED);

        repeat(1);
        assertThat(dependency.breaker.state()).isEqualTo(BreakerState.OPEN);
    }

    @Test
    void retries_add_a_tenth_to_the_load_however_much_fails() {
        int[] calls = {0};
        dependency.answering(attempt -> {
            if (attempt.number() == 1 && calls[0]++ % 2 == 0) {
                throw new AttemptFailed(BadStatus.of(429)); // half of all calls, and the breaker stays closed
            }
            return "ok";
        });

        for (int call = 0; call < 10_000; call++) {
            dependency.call(BUDGET);
        }

        assertThat(dependency.attempts()).isBetween(10_000, 11_010);
    }

    private void repeatFailing(int calls) {
        dependency.alwaysAnswering(500);
        repeat(calls);
    }

    private void repeat(int calls) {
        for (int call = 0; call < calls; call++) {
            dependency.call(BUDGET);
        }
    }
}
