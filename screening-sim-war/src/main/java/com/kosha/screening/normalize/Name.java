package com.kosha.screening.normalize;

import java.util.List;

/**
 * A name, ready to be compared.
 *
 * @param written as it stands on the list or in the question
 */
public record Name(String written, List<Word> words) {

    public static Name of(String written) {
        return new Name(written, Words.of(written).stream().map(Word::of).toList());
    }
}
