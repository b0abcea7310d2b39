package com.kosha.core.relay;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What became of some letters, by their events' ids. Those that are in none of the three are tried again as if nothing
 * had been.
 *
 * @param sent taken by the queue
 * @param refused not taken, and never will be: why, as a code
 * @param doubtful not taken, be it for what is in them or for how the queue is set up: why, as a code
 */
record Delivery(Set<String> sent, Map<String, String> refused, Map<String, String> doubtful) {
    static final Delivery NOTHING = new Delivery(Set.of(), Map.of(), Map.of());

    Delivery {
        sent = Set.copyOf(sent);
        refused = Map.copyOf(refused);
        doubtful = Map.copyOf(doubtful);
    }

    static Delivery refusing(Letter letter, String code) {
        return new Delivery(Set.of(), Map.of(letter.eventId(), code), Map.of());
    }

    static Delivery doubting(Letter letter, String code) {
        return new Delivery(Set.of(), Map.of(), Map.of(letter.eventId(), code));
    }

    /** The same letters' ends and those. */
    Delivery and(Delivery other) {
        Set<String> allSent = new HashSet<>(sent);
        allSent.addAll(other.sent);
        return new Delivery(allSent, joined(refused, other.refused), joined(doubtful, other.doubtful));
    }

    private static Map<String, String> joined(Map<String, String> some, Map<String, String> more) {
        Map<String, String> all = new HashMap<>(some);
        all.putAll(more);
        return all;
    }

    /** Those of them that have not ended. */
    List<Letter> open(List<Letter> letters) {
        return letters.stream()
                .filter(letter -> !sent.contains(letter.eventId())
                        && !refused.containsKey(letter.eventId())
                        && !doubtful.containsKey(letter.eventId()))
                .toList();
    }
}
