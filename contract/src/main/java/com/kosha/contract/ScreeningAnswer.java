package com.kosha.contract;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * What the vendor found.
 *
 * @param matches the best first; empty: nobody on the lists is like it; of more than ten, the ten best
 * @param listVersion what the lists were at that moment
 */
public record ScreeningAnswer(List<ScreeningMatch> matches, String listVersion, Instant screenedAt) {
    private static final int MOST = 10;

    /** A vendor may find as many as it likes, in any order; what is reported and kept has an end. */
    public ScreeningAnswer {
        matches = matches.stream()
                .sorted(Comparator.comparingDouble(ScreeningMatch::score).reversed())
                .limit(MOST)
                .toList();
    }
}
