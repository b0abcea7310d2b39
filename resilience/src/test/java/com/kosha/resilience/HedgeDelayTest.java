package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HedgeDelayTest {
    private final HedgeDelay delay = new HedgeDelay(Duration.ofSeconds(2));

    @ParameterizedTest
    @CsvSource({"0, 1000", "19, 1000", "20, 300", "21, 300"})
    void it_is_half_the_cap_until_twenty_latencies_are_known(int known, long millis) {
        record(known, 300);

        assertThat(delay.get()).isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @CsvSource({"49, 50", "50, 50", "51, 51", "999, 999", "1000, 1000", "1001, 1000"})
    void it_lies_between_fifty_milliseconds_and_half_the_cap(long latency, long millis) {
        record(20, latency);

        assertThat(delay.get()).isEqualTo(Duration.ofMillis(millis));
    }

    @Test
    void it_is_the_ninety_fifth_of_the_last_hundred() {
        record(100, 999); // forgotten
        for (int latency = 200; latency > 100; latency--) {
            record(1, latency);
        }

        assertThat(delay.get()).isEqualTo(Duration.ofMillis(195));
    }

    @Test
    void it_goes_on_forgetting_however_many_there_were() {
        record(950, 900);
        record(100, 60);

        assertThat(delay.get()).isEqualTo(Duration.ofMillis(60));
    }

    private void record(int times, long millis) {
        for (int time = 0; time < times; time++) {
            delay.record(Duration.ofMillis(millis));
        }
    }
}
