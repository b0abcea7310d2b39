package com.kosha.bench.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreTest {
    private static final List<String> FOUND = List.of("A", "B", "C", "D", "E", "F");

    @Test
    void recall_is_the_share_of_the_relevant_among_the_first_five() {
        assertThat(Score.of(FOUND, List.of("B", "F")).recall()).isEqualTo(0.5);
        assertThat(Score.of(FOUND, List.of("E")).recall()).isEqualTo(1);
        assertThat(Score.of(List.of(), List.of("E")).recall()).isZero();
    }

    @Test
    void the_reciprocal_rank_is_that_of_the_first_relevant_one_and_none_beyond_the_tenth() {
        assertThat(Score.of(FOUND, List.of("F", "C")).reciprocalRank()).isEqualTo(1.0 / 3);
        assertThat(Score.of(Collections.nCopies(11, "X"), List.of("A")).reciprocalRank())
                .isZero();
    }

    @Test
    void the_average_is_over_questions() {
        assertThat(Score.average(List.of(new Score(1, 1), new Score(0, 0.5)))).isEqualTo(new Score(0.5, 0.75));
    }
}
