package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.resilience.BadStatus.Said;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttemptFailureTest {

    @ParameterizedTest
    @CsvSource({
        "304, NOTHING,           SUCCESS, false",
        "400, NOTHING,           SUCCESS, false",
        "404, NOTHING,           SUCCESS, false",
        "408, NOTHING,           SUCCESS, false",
        "429, NOTHING,           SUCCESS, true",
        "429, QUOTA_EXHAUSTED,   SUCCESS, false",
        "499, NOTHING,           SUCCESS, false",
        "500, NOTHING,           FAILURE, false",
        "501, NOTHING,           FAILURE, false",
        "502, NOTHING,           FAILURE, true",
        "503, NOTHING,           FAILURE, true",
        "503, OVERLOADED,        IGNORED, false",
        "504, NOTHING,           FAILURE, true",
        "504, DEADLINE_EXCEEDED, FAILURE, true",
        "505, NOTHING,           FAILURE, false"
    })
    void a_status_says_whether_the_dependency_is_ill_and_whether_to_ask_again(
            int code, Said said, Verdict verdict, boolean retryable) {
        BadStatus status = new BadStatus(code, said, Optional.empty());

        assertThat(status.verdict()).isEqualTo(verdict);
        assertThat(status.retryable()).isEqualTo(retryable);
    }

    @ParameterizedTest
    @CsvSource({
        "CONNECT,             FAILURE, true",
        "TIMEOUT,             FAILURE, true",
        "TIMEOUT_AT_DEADLINE, FAILURE, false",
        "CUT_BY_DEADLINE,     IGNORED, false",
        "UNREADABLE,          FAILURE, true",
        "CANCELLED,           IGNORED, false"
    })
    void what_is_no_answer_counts_when_it_had_its_full_time(NoAnswer silence, Verdict verdict, boolean retryable) {
        assertThat(silence.verdict()).isEqualTo(verdict);
        assertThat(silence.retryable()).isEqualTo(retryable);
    }

    @ParameterizedTest
    @CsvSource({"428, false", "429, true", "430, false", "502, false", "503, true", "504, false"})
    void a_wait_is_heeded_with_429_and_503_alone(int code, boolean heeded) {
        BadStatus status = new BadStatus(code, Said.NOTHING, Optional.of(Duration.ofSeconds(1)));

        assertThat(status.retryAfter().isPresent()).isEqualTo(heeded);
    }

    @Test
    void a_success_is_no_failure() {
        assertThatThrownBy(() -> BadStatus.of(299)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BadStatus.of(600)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_mistake_of_ours_and_a_refusal_of_ours_say_nothing_about_the_dependency() {
        assertThat(Verdict.of(new IllegalStateException())).isEqualTo(Verdict.IGNORED);
        assertThat(Verdict.of(new DeadlineExceeded())).isEqualTo(Verdict.IGNORED);
        assertThat(Verdict.of(new AttemptFailed(NoAnswer.CONNECT))).isEqualTo(Verdict.FAILURE);
    }
}
