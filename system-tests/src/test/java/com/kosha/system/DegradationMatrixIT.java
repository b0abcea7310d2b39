package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each row of the degradation matrix, as the drill takes the stack through it; the drill ends with 1 on any difference. */
class DegradationMatrixIT {

    @ParameterizedTest
    @ValueSource(strings = {"screening-sim", "embeddings", "dynamodb", "issuer", "sqs", "postgres", "core-api"})
    void without_that_part_a_client_sees_what_was_promised_and_afterwards_what_it_saw_before(String part) {
        assertThat(Stack.kosha("drill", part)).contains("as expected").doesNotContain("NOT AS EXPECTED");
    }
}
