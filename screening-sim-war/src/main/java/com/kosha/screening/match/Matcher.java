package com.kosha.screening.match;

import com.kosha.contract.MatchStrength;
import com.kosha.contract.ScreeningFeatures;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.screening.lists.Entry;
import com.kosha.screening.normalize.Name;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Looks a name up among all that are listed. */
public final class Matcher {
    /** From here on it is a match, and from {@link #POSSIBLE} on a possible one. */
    static final double MATCH = 0.90;

    static final double POSSIBLE = 0.80;
    /** What a single word comes to at most. */
    static final double LONE_WORD = 0.89;

    private static final int MOST = 10;
    private static final Comparator<ScreeningMatch> BEST_FIRST =
            Comparator.comparingDouble(ScreeningMatch::score).reversed().thenComparing(ScreeningMatch::entryId);

    private final List<Entry> entries;

    public Matcher(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /** Those that the name is like, the best first, ten at most. */
    public List<ScreeningMatch> find(ScreeningQuestion question) {
        Name asked = Name.of(question.name());
        return entries.stream()
                .filter(entry -> entry.type() == question.type())
                .flatMap(entry -> best(asked, question, entry).stream())
                .sorted(BEST_FIRST)
                .limit(MOST)
                .toList();
    }

    /** How many are listed. */
    public int size() {
        return entries.size();
    }

    private static Optional<ScreeningMatch> best(Name asked, ScreeningQuestion question, Entry entry) {
        double most = 0;
        Name closest = entry.names().get(0);
        for (Name listed : entry.names()) {
            double likeness = likeness(asked, listed);
            if (likeness > most) {
                most = likeness;
                closest = listed;
            }
        }
        Features features = Features.of(question, entry);
        double score = Math.min(most + features.shift(), isLone(asked) || isLone(closest) ? LONE_WORD : 1);
        return rounded(score) < POSSIBLE
                ? Optional.empty()
                : Optional.of(match(rounded(score), rounded(most), closest, features, entry));
    }

    private static double likeness(Name asked, Name listed) {
        double likeness = Likeness.of(asked, listed);
        return isLone(listed) ? Math.min(likeness, LONE_WORD) : likeness;
    }

    private static boolean isLone(Name name) {
        return name.words().size() == 1;
    }

    private static ScreeningMatch match(double score, double name, Name closest, Features features, Entry entry) {
        return new ScreeningMatch(
                score,
                score >= MATCH ? MatchStrength.MATCH : MatchStrength.POSSIBLE,
                entry.names().get(0).written(),
                closest.written(),
                entry.type(),
                entry.list(),
                entry.id(),
                entry.programmes(),
                new ScreeningFeatures(name, features.date(), features.country()));
    }

    private static double rounded(double score) {
        return Math.round(score * 1_000) / 1_000.0;
    }
}
