package com.kosha.contract;

import java.util.List;

/**
 * An entry of a sanctions list that the name in question is like.
 *
 * @param score 0.80 to 1, the names and the features together
 * @param name as the list's entry is headed
 * @param matchedName the one of the entry's names that was alike
 * @param list which list, {@code KOSHA-FICTION} for instance
 * @param entryId the entry's number on that list
 * @param programmes under which the entry is listed
 */
public record ScreeningMatch(
        double score,
        MatchStrength strength,
        String name,
        String matchedName,
        EntityType type,
        String list,
        String entryId,
        List<String> programmes,
        ScreeningFeatures features) {
    public ScreeningMatch {
        programmes = List.copyOf(programmes);
    }
}
