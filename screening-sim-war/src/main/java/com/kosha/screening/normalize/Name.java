package com.kosha.screening.normalize;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A name, ready to be compared.
 *
 * @param written as it stands on the list or in the question
 * @param runs all its letters without a gap, beginning with each of its words in turn, and at last with its titles:
 *     wherever somebody parts or joins them, the letters stay the same
 */
public record Name(String written, List<Word> words, List<String> runs) {

    public static Name of(String written) {
        List<String> words = Words.of(written);
        return new Name(written, words.stream().map(Word::of).toList(), runs(words, Words.run(written)));
    }

    private static List<String> runs(List<String> words, String withTitles) {
        List<String> turned = new ArrayList<>(words);
        Set<String> runs = new LinkedHashSet<>();
        for (int i = 0; i < words.size(); i++) {
            runs.add(String.join("", turned));
            Collections.rotate(turned, -1);
        }
        runs.add(withTitles);
        return List.copyOf(runs);
    }
}
