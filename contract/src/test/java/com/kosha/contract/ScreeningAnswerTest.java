package com.kosha.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScreeningAnswerTest {
    private static ScreeningMatch scored(double score) {
        return new ScreeningMatch(
                score,
                MatchStrength.POSSIBLE,
                "Viktor Marenko",
                "Victor Marenko",
                EntityType.INDIVIDUAL,
                "KOSHA-FICTION",
                "KF-0001",
                List.of(),
                new ScreeningFeatures(score, Agreement.UNKNOWN, Agreement.UNKNOWN));
    }

    @Test
    void of_more_than_ten_matches_the_ten_best_are_kept_in_whatever_order_they_come() {
        List<ScreeningMatch> many =
                IntStream.range(0, 40).mapToObj(i -> scored(0.99 - i / 1_000.0)).toList();

        List<ScreeningMatch> shuffled = new ArrayList<>(many);
        Collections.shuffle(shuffled, new Random(7));

        assertThat(new ScreeningAnswer(shuffled, "v1", Instant.EPOCH).matches()).isEqualTo(many.subList(0, 10));
    }
}
