package com.kosha.gateway.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueKind;
import com.kosha.contract.QueueSearch;
import com.kosha.contract.QueueState;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewQuestionTest {
    private static void assertRefused(Runnable work) {
        assertThatExceptionOfType(KoshaException.class)
                .isThrownBy(work::run)
                .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT));
    }

    @Test
    void unless_told_otherwise_it_lists_what_is_open() {
        assertThat(ReviewQuestion.search(null, null, null, null))
                .isEqualTo(new QueueSearch(Set.of(QueueState.OPEN), Set.of(), 50, null));
        assertThat(ReviewQuestion.search("all", "outbox_event", 7, "12"))
                .isEqualTo(new QueueSearch(Set.of(), Set.of(QueueKind.OUTBOX_EVENT), 7, "12"));
        assertThat(ReviewQuestion.search("rejected", null, 100, null).states()).containsExactly(QueueState.REJECTED);
    }

    @Test
    void what_is_no_state_no_kind_and_no_place_is_refused() {
        assertRefused(() -> ReviewQuestion.search("OPEN", null, null, null));
        assertRefused(() -> ReviewQuestion.search(null, "letters", null, null));
        assertRefused(() -> ReviewQuestion.search(null, null, 0, null));
        assertRefused(() -> ReviewQuestion.search(null, null, 101, null));
        assertRefused(() -> ReviewQuestion.search(null, null, null, "0 OR 1=1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "{\"reason\":null}",
                "{\"reason\":\"  \"}",
                "{\"reason\":\"two\\nlines\"}",
                "{\"reason\":7}",
                "{\"reason\":\"r\",\"decided_by\":\"somebody else\"}"
            })
    void a_decision_without_a_reason_of_one_line_is_not_taken(String body) {
        assertRefused(() -> ReviewQuestion.decision(body));
    }

    @Test
    void a_decision_has_a_key_of_its_own() {
        assertThat(ReviewQuestion.key("b8a3175e-fbdc-42b4-8488-2762bd01db62")).startsWith("b8a3175e");
        assertRefused(() -> ReviewQuestion.key(null));
        assertRefused(() -> ReviewQuestion.key("1-1-1-1-1"));
    }

    @Test
    void a_reason_has_five_hundred_characters_at_most() {
        assertThat(ReviewQuestion.decision("{\"reason\":\"" + "r".repeat(500) + "\"}")
                        .reason())
                .hasSize(500);
        assertRefused(() -> ReviewQuestion.decision("{\"reason\":\"" + "r".repeat(501) + "\"}"));
    }
}
