package com.kosha.bench.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RoundsTest {
    private static final Situation SUCCESS = Situation.SUCCESS;

    @Test
    void a_ratio_is_taken_within_its_round_so_that_a_busy_minute_changes_nothing() {
        Rounds rounds = new Rounds(List.of(round(100, 200, 104), round(1_000, 2_000, 104), round(10, 20, 104)));

        assertThat(rounds.ratio(SUCCESS, Library.KOSHA, Library.SMALLRYE)).isEqualTo(new Spread(0.5, 0.5, 0.5));
    }

    @Test
    void the_middle_of_two_lies_between_them() {
        assertThat(Spread.of(List.of(3.0, 1.0))).isEqualTo(new Spread(1, 2, 3));
        assertThat(Spread.of(List.of(9.0, 1.0, 2.0))).isEqualTo(new Spread(1, 2, 9));
    }

    @Test
    void a_target_is_met_at_its_limit_and_missed_beyond() {
        assertThat(targets(100, 200, 200)).containsExactly(true, true, true);
        assertThat(targets(101, 200, 201)).containsExactly(false, true, false);
        assertThat(targets(301, 200, 200)).containsExactly(false, false, true);
    }

    private static List<Boolean> targets(double kosha, double others, double bytes) {
        return Target.of(new Rounds(List.of(round(kosha, others, bytes)))).stream()
                .map(Target::met)
                .toList();
    }

    private static List<Sample> round(double kosha, double others, double bytes) {
        return List.of(
                new Sample(Library.NONE, SUCCESS, 1, 0),
                new Sample(Library.KOSHA, SUCCESS, kosha, bytes),
                new Sample(Library.SMALLRYE, SUCCESS, others, 800),
                new Sample(Library.RESILIENCE4J, SUCCESS, others, 50));
    }
}
