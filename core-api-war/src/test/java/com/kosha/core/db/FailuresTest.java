package com.kosha.core.db;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.ErrorCode;
import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailuresTest {
    @ParameterizedTest
    @CsvSource({
        "22021, false, INVALID_ARGUMENT", // a character that no text can hold
        "57014, true, DEADLINE_EXCEEDED",
        "57014, false, DEPENDENCY_UNAVAILABLE",
        "57P01, false, DEPENDENCY_UNAVAILABLE",
        "08006, false, DEPENDENCY_UNAVAILABLE",
        "53300, false, DEPENDENCY_UNAVAILABLE",
        "55P03, false, CONFLICT",
        "40P01, false, CONFLICT",
        "42P01, false, INTERNAL"
    })
    void a_failure_of_postgresql_has_its_place_in_the_taxonomy(String state, boolean cut, ErrorCode code) {
        SQLException failure = new SQLException("never shown", state);

        Outcome outcome = Failures.outcome(failure, false, cut);

        assertThat(Failures.ofStatement(outcome, failure).code()).isEqualTo(code);
    }
}
