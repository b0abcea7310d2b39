package com.kosha.bench.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AmplificationTest {
    private static final double START_OF_THE_BUDGET = 10;

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 1})
    void retries_add_no_more_than_a_tenth_when_half_fails_and_when_all_fails(double rate) {
        Amplification run = Amplification.ofKosha(rate);

        assertThat(run.perCall()).isLessThanOrEqualTo(Amplification.PROMISED);
        assertThat(run.perAdmitted()).isLessThanOrEqualTo(Amplification.PROMISED);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.08, 0.09, 0.1, 0.11, 0.12, 0.15, 0.2, 0.25, 0.3, 0.4, 0.6, 0.8, 0.9})
    void at_no_rate_do_they_add_more_than_that_and_what_the_budget_held_at_the_start(double rate) {
        Amplification run = Amplification.ofKosha(rate);

        assertThat(run.perAdmitted())
                .isLessThanOrEqualTo(Amplification.PROMISED + START_OF_THE_BUDGET / run.admitted());
    }

    @Test
    void a_naive_client_triples_the_load_of_a_dependency_that_is_down() {
        assertThat(Amplification.ofNaive(1).perCall()).isEqualTo(3);
        assertThat(Amplification.ofNaive(0.5).perCall()).isCloseTo(1.75, within(0.02));
    }

    @Test
    void a_healthy_dependency_sees_each_call_once() {
        assertThat(Amplification.ofKosha(0).perCall()).isEqualTo(1);
        assertThat(Amplification.ofKosha(0).admitted()).isEqualTo(20_000);
    }
}
