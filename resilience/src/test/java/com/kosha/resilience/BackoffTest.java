package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BackoffTest {

    @ParameterizedTest
    @CsvSource({"1, 200", "2, 400", "3, 800", "4, 1600", "5, 2000", "6, 2000", "1000, 2000"})
    void the_ceiling_doubles_up_to_two_seconds(int retry, long millis) {
        assertThat(Backoff.STANDARD.ceiling(retry)).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0.5, 400", "0.999, 799"})
    void the_pause_is_drawn_from_the_whole_of_it(double draw, long millis) {
        assertThat(Backoff.STANDARD.pause(3, () -> draw).toMillis()).isEqualTo(millis);
    }

    @Test
    void there_is_no_pause_before_the_first_attempt() {
        assertThatThrownBy(() -> Backoff.STANDARD.ceiling(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
