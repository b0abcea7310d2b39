package com.kosha.core.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeadlineFilterTest {
    @Test
    void the_callers_attempt_is_known() {
        assertThat(DeadlineFilter.attempt("1")).isEqualTo(1);
        assertThat(DeadlineFilter.attempt("3")).isEqualTo(3);
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "0", "-1", "two", "1e3", "2147483648", "2 "})
    void what_cannot_be_read_is_a_first_attempt(String header) {
        assertThat(DeadlineFilter.attempt(header)).isEqualTo(1);
    }
}
