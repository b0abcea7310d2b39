package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.resilience.BadStatus.Said;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttemptTest {
    private static final AttemptLimits READS = Dependency.READS;
    private static final AttemptLimits SEARCH = READS.withCap(Duration.ofSeconds(8), Duration.ofSeconds(2));
    private final VirtualTime time = new VirtualTime();

    @ParameterizedTest
    @CsvSource({"2149, 1999, CUT_BY_DEADLINE", "2150, 2000, TIMEOUT", "2151, 2000, TIMEOUT", "151, 1, CUT_BY_DEADLINE"})
    void a_client_with_a_tiny_budget_opens_no_breaker(long left, long timeout, NoAnswer reading) {
        Attempt attempt = attempt(READS, left);

        assertThat(attempt.timeout()).isEqualTo(Duration.ofMillis(timeout));
        assertThat(attempt.timedOut()).isEqualTo(reading);
    }

    @Test
    void what_is_left_of_an_attempt_runs_out_with_its_time_and_not_with_the_requests() {
        Attempt attempt = attempt(READS, 5_000);

        time.pass(Duration.ofMillis(1_500));
        assertThat(attempt.left()).isEqualTo(Duration.ofMillis(500));

        time.pass(Duration.ofMillis(600));
        assertThat(attempt.left()).isEqualTo(Duration.ofMillis(-100));
    }

    @ParameterizedTest
    @CsvSource({
        "8150, TIMEOUT",
        "8149, TIMEOUT_AT_DEADLINE",
        "8000, TIMEOUT_AT_DEADLINE",
        "2150, TIMEOUT_AT_DEADLINE",
        "2149, CUT_BY_DEADLINE"
    })
    void a_search_is_measured_by_the_stacks_cap_and_not_by_its_own(long left, NoAnswer reading) {
        assertThat(attempt(SEARCH, left).timedOut()).isEqualTo(reading);
    }

    @ParameterizedTest
    @CsvSource({"1999, IGNORED", "2000, FAILURE", "2001, FAILURE"})
    void a_callee_that_ran_out_of_too_little_time_is_not_to_blame(long left, Verdict verdict) {
        AttemptFailure failure = attempt(READS, left).answered(504, Said.DEADLINE_EXCEEDED, Optional.empty());

        assertThat(failure.verdict()).isEqualTo(verdict);
    }

    @Test
    void a_gateway_timeout_that_says_nothing_of_deadlines_is_a_failure_however_short_the_time() {
        assertThat(attempt(READS, 500).answered(504, Said.NOTHING, Optional.empty()))
                .isEqualTo(BadStatus.of(504));
    }

    @ParameterizedTest
    @CsvSource({"1000, 850", "1999, 1849", "2000, 1850", "2001, 1850", "8000, 1850"})
    void the_callee_is_told_when_this_attempt_ends(long left, long told) {
        assertThat(toldMillis(attempt(READS, left))).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({"1000, 850", "8000, 7850"})
    void or_literally_when_the_request_ends(long left, long told) {
        assertThat(toldMillis(attempt(READS.withPropagateAttemptDeadline(false), left)))
                .isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({"149", "150"})
    void an_attempt_without_time_is_not_sent(long left) {
        assertThatThrownBy(() -> attempt(READS, left)).isInstanceOf(DeadlineExceeded.class);
    }

    @Test
    void it_is_sent_at_the_moment_by_the_clock_that_set_the_deadline() {
        Deadline deadline = Deadline.in(Duration.ofSeconds(5), time);
        time.passMillis(1_200);
        time.setBackWall(Duration.ofMinutes(5));

        assertThat(Attempt.start(READS, deadline, 2).sent()).isEqualTo(VirtualTime.START.plusMillis(1_200));
    }

    private Attempt attempt(AttemptLimits limits, long left) {
        return Attempt.start(limits, Deadline.in(Duration.ofMillis(left), time), 1);
    }

    private static long toldMillis(Attempt attempt) {
        return Duration.between(attempt.sent(), attempt.calleeDeadline()).toMillis();
    }
}
