package com.kosha.bench.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RestartTest {
    private static final Duration END = Duration.ofMillis(1_200);

    @Test
    void with_jitter_every_broken_call_is_answered() {
        assertThat(Restart.jittered().answered()).isEqualTo(Restart.BROKEN);
    }

    @Test
    void in_step_they_overrun_what_had_just_come_back() {
        Restart inStep = Restart.inStep();

        assertThat(inStep.answered()).isLessThan(Restart.BROKEN / 2);
        assertThat(inStep.requests.most(Duration.ZERO, END))
                .isGreaterThan(6 * Restart.jittered().requests.most(Duration.ZERO, END));
    }

    @Test
    void a_naive_client_comes_back_in_step_and_again() {
        Restart naive = Restart.naive();

        assertThat(naive.answered()).isLessThan(Restart.BROKEN);
        assertThat(naive.requests.sum(Duration.ZERO, END))
                .isGreaterThan(Restart.jittered().requests.sum(Duration.ZERO, END) + Restart.BROKEN / 2.0);
    }
}
