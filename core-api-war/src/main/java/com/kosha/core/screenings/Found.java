package com.kosha.core.screenings;

import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningStatus;

/** What an answer of the vendor's makes of a screening. */
final class Found {
    private Found() {}

    /**
     * The status that follows.
     *
     * @param threshold from this score on a person must let it pass
     * @param released a person has already
     */
    static ScreeningStatus status(ScreeningAnswer answer, double threshold, boolean released) {
        if (answer.matches().isEmpty()) {
            return ScreeningStatus.CLEAR;
        }
        return !released && highest(answer) >= threshold ? ScreeningStatus.BLOCKED : ScreeningStatus.POTENTIAL_MATCH;
    }

    static double highest(ScreeningAnswer answer) {
        return answer.matches().stream()
                .mapToDouble(ScreeningMatch::score)
                .max()
                .orElse(0);
    }
}
