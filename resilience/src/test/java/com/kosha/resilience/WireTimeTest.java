package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WireTimeTest {

    @ParameterizedTest
    @CsvSource({
        "2026-01-01T00:00:00Z,         2026-01-01T00:00:00.000Z",
        "2026-01-01T00:00:07.850Z,     2026-01-01T00:00:07.850Z",
        "2026-01-01T00:00:07.850999Z,  2026-01-01T00:00:07.850Z"
    })
    void a_moment_is_written_with_three_decimals_and_never_rounded_up(Instant moment, String text) {
        assertThat(WireTime.format(moment)).isEqualTo(text);
    }

    @Test
    void what_is_written_is_read_back() {
        Instant moment = Instant.parse("2026-12-31T23:59:59.999Z");

        assertThat(WireTime.parse(WireTime.format(moment))).contains(moment);
    }

    @ParameterizedTest
    @CsvSource({"176722560000, false", "1767225600000, true", "17672256000000, false"})
    void epoch_milliseconds_have_thirteen_digits(String digits, boolean read) {
        assertThat(WireTime.parse(digits).isPresent()).isEqualTo(read);
    }
}
