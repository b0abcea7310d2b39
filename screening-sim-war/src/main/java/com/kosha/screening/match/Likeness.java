package com.kosha.screening.match;

import com.kosha.screening.normalize.Name;
import com.kosha.screening.normalize.Word;
import java.util.List;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;

/**
 * How much alike two names are, 0 to 1: their words are aligned whatever their order, each pair is compared by
 * Jaro-Winkler and by sound, and what is left over counts against the names. Where that finds little, because words are
 * parted or joined, the letters are compared without their gaps.
 */
final class Likeness {
    private static final JaroWinklerSimilarity LETTERS = new JaroWinklerSimilarity();
    /** Of two words of which one is the other's first letter. */
    private static final double INITIAL = 0.85;
    /** Below this two words are not the same one misspelt, and the whole name suffers. */
    private static final double KINSHIP = 0.80;

    /** So much of it, for a long word; letters of a short one are easily all wrong. */
    private static final double STRANGER = 0.25;

    private static final int LONG = 5;
    private static final double LEFT_OVER = 0.05;
    /** Below this two runs of letters are not the same name parted otherwise; long ones are alike too easily. */
    private static final double SAME_RUN = 0.94;

    private static final int RUN_LEFT_OVER = 2;

    private Likeness() {}

    static double of(Name asked, Name listed) {
        return Math.max(ofWords(asked, listed), ofRuns(asked, listed));
    }

    private static double ofRuns(Name asked, Name listed) {
        if (asked.words().isEmpty()) {
            return 0;
        }
        String run = asked.runs().get(0);
        return listed.runs().stream()
                .filter(other -> Math.abs(other.length() - run.length()) <= RUN_LEFT_OVER)
                .mapToDouble(other -> LETTERS.apply(run, other))
                .filter(alike -> alike >= SAME_RUN)
                .max()
                .orElse(0);
    }

    private static double ofWords(Name asked, Name listed) {
        List<Word> fewer = asked.words().size() <= listed.words().size() ? asked.words() : listed.words();
        List<Word> more = fewer == asked.words() ? listed.words() : asked.words();
        if (fewer.isEmpty()) {
            return 0;
        }
        double letters = 0;
        double alike = 0;
        double strange = 1;
        boolean[] taken = new boolean[more.size()];
        for (Word word : fewer) {
            int partner = partner(word, more, taken);
            taken[partner] = true;
            double pair = pair(word, more.get(partner));
            int weight = Math.max(word.length(), more.get(partner).length());
            letters += weight;
            alike += weight * pair;
            strange *= pair < KINSHIP ? 1 - STRANGER * Math.min(weight, LONG) / LONG : 1;
        }
        return alike / letters * strange - LEFT_OVER * (more.size() - fewer.size());
    }

    private static int partner(Word word, List<Word> others, boolean[] taken) {
        int best = -1;
        double closest = -1;
        for (int i = 0; i < others.size(); i++) {
            double pair = taken[i] ? -1 : pair(word, others.get(i));
            if (pair > closest) {
                best = i;
                closest = pair;
            }
        }
        return best;
    }

    private static double pair(Word one, Word other) {
        if (one.text().equals(other.text())) {
            return 1;
        }
        if (one.abbreviates(other)) {
            return INITIAL;
        }
        double written = LETTERS.apply(one.text(), other.text());
        // what sounds the same is half the way nearer than it looks
        return one.soundsLike(other) ? (1 + written) / 2 : written;
    }
}
