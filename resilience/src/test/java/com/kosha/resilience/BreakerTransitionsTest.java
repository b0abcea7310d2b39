package com.kosha.resilience;

import static com.kosha.resilience.BreakerState.CLOSED;
import static com.kosha.resilience.BreakerState.FORCED_OPEN;
import static com.kosha.resilience.BreakerState.HALF_OPEN;
import static com.kosha.resilience.BreakerState.OPEN;
import static com.kosha.resilience.Verdict.FAILURE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BreakerTransitionsTest {
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

    @Test
    void following_the_override_again_and_again_is_no_transition() {
        breaker.follow(false);
        breaker.follow(true);
        breaker.follow(true);
        assertThat(breaker.state()).isEqualTo(FORCED_OPEN);

        breaker.follow(false);
        breaker.follow(false);
        assertThat(heard).containsExactly("CLOSED to FORCED_OPEN", "FORCED_OPEN to CLOSED");
    }

    @Test
    void a_transition_that_does_not_exist_is_refused_and_heard_of() {
        assertThatThrownBy(breaker::clear).isInstanceOf(IllegalTransition.class);
        breaker.force();
        assertThatThrownBy(breaker::force).isInstanceOf(IllegalTransition.class);

        assertThat(breaker.state()).isEqualTo(FORCED_OPEN);
        assertThat(heard)
                .containsExactly(
                        "refused CLOSED to CLOSED", "CLOSED to FORCED_OPEN", "refused FORCED_OPEN to FORCED_OPEN");
    }

    @Test
    void a_half_open_breaker_cannot_be_cleared_for_it_was_not_forced() {
        openIt();
        time.passMillis(15_000);
        breaker.enter();

        assertThatThrownBy(breaker::clear).isInstanceOf(IllegalTransition.class);
        assertThat(breaker.state()).isEqualTo(HALF_OPEN);
    }

    @ParameterizedTest
    @CsvSource({
        "CLOSED,      false, false, true,  true",
        "HALF_OPEN,   true,  false, true,  true",
        "OPEN,        false, true,  false, true",
        "FORCED_OPEN, true,  false, false, false"
    })
    void the_ways_between_the_states_are_those_of_the_design(
            BreakerState from, boolean closed, boolean halfOpen, boolean open, boolean forced) {
        assertThat(from.mayBecome(CLOSED)).isEqualTo(closed);
        assertThat(from.mayBecome(HALF_OPEN)).isEqualTo(halfOpen);
        assertThat(from.mayBecome(OPEN)).isEqualTo(open);
        assertThat(from.mayBecome(FORCED_OPEN)).isEqualTo(forced);
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
