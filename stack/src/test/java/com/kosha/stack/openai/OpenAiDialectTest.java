package com.kosha.stack.openai;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.resilience.BadStatus.Said;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpenAiDialectTest {
    private static Said said(int status, String body) {
        return new OpenAiDialect().read(status, body.getBytes(UTF_8)).said();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"error\":{\"message\":\"m\",\"type\":\"insufficient_quota\",\"code\":\"insufficient_quota\"}}",
                "{\"error\":{\"type\":\"insufficient_quota\",\"param\":null,\"code\":null}}",
                "{\"error\":{\"code\":\"insufficient_quota\"}}"
            })
    void a_quota_that_is_used_up_is_known_by_either_of_its_names(String body) {
        assertThat(said(429, body)).isEqualTo(Said.QUOTA_EXHAUSTED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"error\":{\"type\":\"requests\",\"code\":\"rate_limit_exceeded\"}}",
                "{\"error\":\"insufficient_quota\"}",
                "insufficient_quota",
                "[]",
                ""
            })
    void any_other_429_passes(String body) {
        assertThat(said(429, body)).isEqualTo(Said.NOTHING);
    }

    @Test
    void with_another_status_the_word_means_nothing() {
        assertThat(said(503, "{\"error\":{\"code\":\"insufficient_quota\"}}")).isEqualTo(Said.NOTHING);
    }
}
