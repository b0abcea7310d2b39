package com.kosha.gateway.errors;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.KoshaException;
import org.junit.jupiter.api.Test;

class ErrorsTest {
    @Test
    void what_has_its_place_in_the_taxonomy_keeps_it() {
        KoshaException known = KoshaException.notFound("customer");

        assertThat(Errors.classify(known)).isSameAs(known);
    }

    @Test
    void what_nobody_expected_keeps_its_words_for_the_log() {
        KoshaException failure = Errors.classify(new IllegalStateException("SELECT secret"));

        assertThat(failure.problem("t").message()).doesNotContain("SELECT");
        assertThat(failure).hasRootCauseMessage("SELECT secret");
    }
}
