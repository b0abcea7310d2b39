package com.kosha.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class StackStateTest {
    private final MetersDouble meters = new MetersDouble();
    private final StackState stack = counted(StackFixture.of("screening-sim", "screening-sim", new MovedTime()));

    private StackState counted(StackState plain) {
        return new StackState(
                plain.name(),
                plain.dependency(),
                plain.limits(),
                plain.breaker(),
                plain.pacing(),
                new StackMetrics(meters.registry(), plain.name(), plain.dependency()),
                new AtomicInteger());
    }

    @Test
    void whoever_only_looks_is_no_call_that_was_refused() {
        stack.breaker().force();

        for (int i = 0; i < 100; i++) {
            assertThat(stack.refusal()).isPresent();
        }

        assertThat(meters.seen()).isEmpty();
    }

    @Test
    void a_call_that_is_sent_away_is_counted() {
        assertThat(stack.refuse()).isEmpty();
        stack.breaker().force();

        assertThat(stack.refuse()).hasValueSatisfying(wait -> assertThat(wait).isPositive());

        assertThat(meters.seen())
                .isEqualTo(Map.of(
                        "kosha_breaker_calls_total{dependency=screening-sim,result=open,stack=screening-sim}", 1));
    }
}
