package com.kosha.resilience;

import static com.kosha.resilience.BreakerState.CLOSED;
import static com.kosha.resilience.BreakerState.HALF_OPEN;
import static com.kosha.resilience.BreakerState.OPEN;
import static com.kosha.resilience.Verdict.FAILURE;
import static com.kosha.resilience.Verdict.IGNORED;
import static com.kosha.resilience.Verdict.SUCCESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BreakerTest {
    private static final BreakerSettings READS = new BreakerSettings(20, 0.5, Duration.ofSeconds(15), 3);
    private final VirtualTime time = new VirtualTime();
    private final List<String> heard = new ArrayList<>();
    private final Breaker breaker = new Breaker("core-api-read", READS, time, new BreakerListener() {
        @Override
        public void moved(String stack, BreakerState from, BreakerState to) {
            heard.add(from + " to " + to);
        }

        @Override
        public void refused(String stack, BreakerState from, BreakerState to) {
            heard.add("refused " + from + " to " + to);
        }
    });

    @ParameterizedTest
    @CsvSource({"9, CLOSED", "10, OPEN", "11, OPEN"})
    void it_opens_when_the_rate_reaches_the_threshold(int failures, BreakerState state) {
        report(20 - failures, SUCCESS);
        report(failures, FAILURE);

        assertThat(breaker.state()).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource({"18, CLOSED", "19, CLOSED", "20, OPEN"})
    void it_never_opens_before_its_window_is_full(int failures, BreakerState state) {
        report(failures, FAILURE);

        assertThat(breaker.state()).isEqualTo(state);
    }

    @ParameterizedTest
    @CsvSource({
        "20, 0.5, 10",
        "10, 0.5, 5",
        "5, 0.5, 3",
        "10, 0.3, 3",
        "10, 0.7, 7",
        "30, 0.1, 3",
        "3, 0.01, 1",
        "7, 1, 7"
    })
    void a_threshold_between_two_counts_is_the_greater_one(int window, double ratio, int failures) {
        assertThat(new BreakerSettings(window, ratio, Duration.ofSeconds(1), 1).failuresToOpen())
                .isEqualTo(failures);
    }

    @Test
    void a_failure_is_forgotten_once_the_window_has_moved_past_it() {
        report(9, FAILURE);
        report(20, SUCCESS);
        report(9, FAILURE);
        assertThat(breaker.state()).isEqualTo(CLOSED);

        report(1, FAILURE);
        assertThat(breaker.state()).isEqualTo(OPEN);
    }

    @Test
    void any_number_of_successes_leaves_a_healthy_window_as_it_is() {
        report(1_000, SUCCESS);
        report(9, FAILURE);
        report(11, SUCCESS);
        report(8, FAILURE);

        assertThat(breaker.state()).isEqualTo(CLOSED);
        assertThat(heard).isEmpty();
    }

    @Test
    void what_is_ignored_neither_fills_the_window_nor_empties_it() {
        report(19, FAILURE);
        report(100, IGNORED);
        assertThat(breaker.state()).isEqualTo(CLOSED);

        report(1, FAILURE);
        assertThat(breaker.state()).isEqualTo(OPEN);
    }

    @Test
    void a_permit_is_heard_once() {
        Permit permit = breaker.enter();
        report(18, FAILURE);

        permit.report(FAILURE);
        permit.report(FAILURE);

        assertThat(breaker.state()).isEqualTo(CLOSED);
    }

    @Test
    void the_outcome_of_a_call_from_before_the_opening_moves_nothing() {
        Permit late = breaker.enter();
        openIt();
        time.passMillis(15_000);
        breaker.enter();

        late.report(FAILURE);

        assertThat(late.isCurrent()).isFalse();
        assertThat(breaker.state()).isEqualTo(HALF_OPEN);
    }

    @Test
    void three_probes_of_three_close_it_with_an_empty_window() {
        openIt();
        time.passMillis(15_000);

        report(2, SUCCESS);
        assertThat(breaker.state()).isEqualTo(HALF_OPEN);
        report(1, SUCCESS);
        assertThat(breaker.state()).isEqualTo(CLOSED);

        report(19, FAILURE);
        assertThat(breaker.state()).isEqualTo(CLOSED);
        assertThat(heard).containsExactly("CLOSED to OPEN", "OPEN to HALF_OPEN", "HALF_OPEN to CLOSED");
    }

    @Test
    void each_episode_has_three_probes_of_its_own() {
        openIt();
        for (int episode = 0; episode < 3; episode++) {
            time.passMillis(15_000);
            report(2, SUCCESS);
            report(1, FAILURE);
            assertThat(breaker.state()).isEqualTo(OPEN);
        }
        time.passMillis(15_000);
        report(3, SUCCESS);
        assertThat(breaker.state()).isEqualTo(CLOSED);
    }

    @ParameterizedTest
    @CsvSource({"14999, false", "15000, true", "15001, true"})
    void a_probe_that_never_reports_holds_its_place_for_one_open_duration(long silence, boolean freed) {
        openIt();
        time.passMillis(15_000);
        breaker.enter();
        breaker.enter();
        breaker.enter();

        time.passMillis(silence);

        assertThat(breaker.look().admits()).isEqualTo(freed);
    }

    @Test
    void a_probe_that_lost_its_place_has_lost_its_say() {
        openIt();
        time.passMillis(15_000);
        Permit silent = breaker.enter();
        report(2, SUCCESS);
        time.passMillis(15_000);

        silent.report(SUCCESS);
        assertThat(breaker.state()).isEqualTo(HALF_OPEN);

        report(1, SUCCESS);
        assertThat(breaker.state()).isEqualTo(CLOSED);
    }

    @Test
    void looking_consumes_no_probe_and_moves_nothing() {
        openIt();
        time.passMillis(14_999);
        assertThat(breaker.look()).isEqualTo(new BreakerLook(OPEN, false, Duration.ofMillis(1)));

        time.passMillis(1);
        for (int look = 0; look < 10; look++) {
            assertThat(breaker.look()).isEqualTo(new BreakerLook(OPEN, true, Duration.ZERO));
        }
        breaker.enter();
        breaker.enter();
        breaker.enter();

        assertThat(breaker.look()).isEqualTo(new BreakerLook(HALF_OPEN, false, Duration.ofSeconds(1)));
    }

    @Test
    void a_refused_caller_learns_the_state_and_when_to_come_back() {
        openIt();
        time.passMillis(5_000);

        assertThatThrownBy(breaker::enter).isInstanceOfSatisfying(CircuitOpen.class, open -> {
            assertThat(open.stack()).isEqualTo("core-api-read");
            assertThat(open.state()).isEqualTo(OPEN);
            assertThat(open.retryAfter()).isEqualTo(Duration.ofSeconds(10));
            assertThat(open.getStackTrace()).isEmpty();
        });
    }

    private void openIt() {
        report(20, FAILURE);
        assertThat(breaker.state()).isEqualTo(OPEN);
    }

    private void report(int calls, Verdict verdict) {
        for (int call = 0; call < calls; call++) {
            breaker.enter().report(verdict);
        }
    }
}
