package com.kosha.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class AttemptMetricsTest {
    @Test
    void each_end_is_counted_under_its_outcome_and_timed_under_none() {
        MetersDouble meters = new MetersDouble();
        AttemptMetrics attempts = new AttemptMetrics(meters.registry(), "openai", "openai");

        attempts.ended("success", 5);
        attempts.ended("success", 5);
        attempts.ended("429", 5);

        assertThat(meters.seen())
                .isEqualTo(Map.of(
                        "kosha_dependency_attempts_total{dependency=openai,outcome=success,stack=openai}", 2,
                        "kosha_dependency_attempts_total{dependency=openai,outcome=429,stack=openai}", 1,
                        "kosha_dependency_duration_seconds{dependency=openai,stack=openai}", 3));
    }
}
