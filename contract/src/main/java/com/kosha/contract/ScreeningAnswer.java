package com.kosha.contract;

import java.time.Instant;
import java.util.List;

/**
 * What the vendor found.
 *
 * @param matches the best first; empty: nobody on the lists is like it
 * @param listVersion what the lists were at that moment
 */
public record ScreeningAnswer(List<ScreeningMatch> matches, String listVersion, Instant screenedAt) {
    public ScreeningAnswer {
        matches = List.copyOf(matches);
    }
}
