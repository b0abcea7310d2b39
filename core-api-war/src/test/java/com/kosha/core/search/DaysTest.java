package com.kosha.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.kosha.core.Refusal;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class DaysTest {
    private static final LocalDate DAY = LocalDate.parse("2026-04-01");

    @Test
    void a_day_begins_at_half_past_six_in_the_evening_before_in_utc() {
        assertThat(Days.start(DAY).toInstant()).isEqualTo(Instant.parse("2026-03-31T18:30:00Z"));
        assertThat(Days.end(DAY).toInstant()).isEqualTo(Instant.parse("2026-04-01T18:30:00Z"));
    }

    @Test
    void a_window_is_as_long_as_a_leap_year_and_no_longer() {
        assertThatCode(() -> Days.check(DAY, DAY.plusDays(366))).doesNotThrowAnyException();
        assertThat(Refusal.field(() -> Days.check(DAY, DAY.plusDays(367)))).isEqualTo("invalid_argument to_date");
    }

    @Test
    void an_open_end_is_no_window() {
        assertThatCode(() -> Days.check(DAY, null)).doesNotThrowAnyException();
        assertThatCode(() -> Days.check(null, DAY)).doesNotThrowAnyException();
    }

    @Test
    void a_day_that_no_database_keeps_is_refused() {
        assertThat(Refusal.field(() -> Days.check(LocalDate.MIN, null))).isEqualTo("invalid_argument from_date");
        assertThat(Refusal.field(() -> Days.check(null, LocalDate.MAX))).isEqualTo("invalid_argument to_date");
    }
}
