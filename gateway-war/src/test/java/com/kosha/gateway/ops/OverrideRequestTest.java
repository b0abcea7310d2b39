package com.kosha.gateway.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OverrideRequestTest {
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");

    private static void assertRefused(Runnable work) {
        assertThatExceptionOfType(KoshaException.class)
                .isThrownBy(work::run)
                .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "{\"reason\":null}",
                "{\"reason\":\"\"}",
                "{\"reason\":\"   \"}",
                "{\"reason\":\"two\\nlines\"}",
                "{\"reason\":7}",
                "{\"reason\":\"r\",\"set_by\":\"somebody else\"}",
                "{\"reason\":\"r\",\"expires_at\":\"soon\"}"
            })
    void a_word_without_a_reason_of_one_line_is_not_taken(String body) {
        assertRefused(() -> OverrideRequest.read(body));
    }

    @Test
    void a_reason_has_two_hundred_characters_at_most() {
        assertThat(OverrideRequest.read("{\"reason\":\"" + "r".repeat(200) + "\"}")
                        .reason())
                .hasSize(200);
        assertRefused(() -> OverrideRequest.read("{\"reason\":\"" + "r".repeat(201) + "\"}"));
    }

    @Test
    void forcing_says_who_and_when_and_until_when() {
        OverrideRequest request =
                OverrideRequest.read("{\"reason\":\" drill \",\"expires_at\":\"2026-11-30T10:00:01Z\"}");

        assertThat(request.forcing("omar", NOW))
                .isEqualTo(new BreakerOverride(true, "drill", "omar", NOW, NOW.plusSeconds(1)));
        assertRefused(() -> request.forcing("omar", NOW.plusSeconds(1)));
    }

    @Test
    void what_is_taken_back_does_not_expire() {
        assertThat(OverrideRequest.read("{\"reason\":\"over\"}").clearing("omar", NOW))
                .isEqualTo(new BreakerOverride(false, "over", "omar", NOW, null));
        assertRefused(() -> OverrideRequest.read("{\"reason\":\"r\",\"expires_at\":\"2026-11-30T11:00:00Z\"}")
                .clearing("omar", NOW));
    }
}
