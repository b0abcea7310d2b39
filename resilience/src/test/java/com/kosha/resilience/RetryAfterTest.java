package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {
    private static final Instant NOW = Instant.parse("2026-11-08T08:49:36Z");

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "120, 120", " 7 , 7"})
    void seconds_are_read(String header, long seconds) {
        assertThat(RetryAfter.parse(header, NOW)).contains(Duration.ofSeconds(seconds));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Sun, 08 Nov 2026 08:49:37 GMT", "Sunday, 08-Nov-26 08:49:37 GMT", "Sun Nov  8 08:49:37 2026"})
    void each_form_of_an_http_date_is_read(String header) {
        assertThat(RetryAfter.parse(header, NOW)).contains(Duration.ofSeconds(1));
    }

    @Test
    void a_date_that_is_past_means_at_once() {
        assertThat(RetryAfter.parse("Sun, 08 Nov 2026 08:49:35 GMT", NOW)).contains(Duration.ZERO);
        assertThat(RetryAfter.parse("Sun, 08 Nov 2026 08:49:36 GMT", NOW)).contains(Duration.ZERO);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-1", "1.5", "1 second", "Sun, 08 Nov 2026"})
    void garbage_is_as_if_it_were_not_there(String header) {
        assertThat(RetryAfter.parse(header, NOW)).isEmpty();
        assertThat(RetryAfter.parse(null, NOW)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"99999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"})
    void forever_is_a_wait_that_fits_no_deadline_and_breaks_no_arithmetic(String header) {
        Deadline deadline = Deadline.in(Duration.ofSeconds(8), new VirtualTime());
        Duration forever = RetryAfter.parse(header, NOW).orElseThrow();

        assertThat(deadline.leavesAtLeast(forever.plus(forever))).isFalse();
    }
}
