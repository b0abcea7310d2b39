package com.kosha.bench.stack;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Several rounds, in each of which everyone was measured once. Times of different rounds are never compared: the
 * machine may have been busier. A ratio is taken within its round.
 */
record Rounds(List<List<Sample>> samples) {

    /** How many times as long {@code one} takes as {@code other}. */
    Spread ratio(Situation situation, Library one, Library other) {
        return spread(round -> find(round, situation, one).nanos()
                / find(round, situation, other).nanos());
    }

    Spread nanos(Situation situation, Library library) {
        return spread(round -> find(round, situation, library).nanos());
    }

    Spread bytes(Situation situation, Library library) {
        return spread(round -> find(round, situation, library).bytes());
    }

    /** What its layers allocate, beyond the call itself. */
    Spread bytesBeyondTheCall(Situation situation, Library library) {
        return spread(round -> find(round, situation, library).bytes()
                - find(round, situation, Library.NONE).bytes());
    }

    private Spread spread(ToDoubleFunction<List<Sample>> number) {
        return Spread.of(samples.stream().mapToDouble(number).boxed().toList());
    }

    private static Sample find(List<Sample> round, Situation situation, Library library) {
        return round.stream()
                .filter(sample -> sample.situation() == situation && sample.library() == library)
                .findFirst()
                .orElseThrow();
    }
}
