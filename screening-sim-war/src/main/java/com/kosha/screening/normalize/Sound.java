package com.kosha.screening.normalize;

import org.apache.commons.codec.language.DoubleMetaphone;

/**
 * How a word sounds, by both of its readings.
 *
 * @param first the usual reading; empty for what has no sound, a number for instance
 * @param other another one, or the same
 */
record Sound(String first, String other) {
    private static final DoubleMetaphone CODE = new DoubleMetaphone();
    /** Spellings of one sound in names that come from other scripts, the longer ones first. */
    private static final String[][] SPELLINGS = {
        {"ksh", "x"}, {"chh", "ch"}, {"sch", "sh"}, {"tch", "ch"}, {"kh", "k"}, {"gh", "g"}, {"dh", "d"}, {"bh", "b"},
        {"th", "t"}, {"ph", "f"}, {"zh", "j"}, {"ck", "k"}, {"q", "k"}, {"w", "v"}, {"ou", "u"}, {"oo", "u"},
        {"ee", "i"}, {"y", "i"}
    };

    static Sound of(String word) {
        String spelt = word;
        for (String[] spelling : SPELLINGS) {
            spelt = spelt.replace(spelling[0], spelling[1]);
        }
        return new Sound(CODE.doubleMetaphone(spelt, false), CODE.doubleMetaphone(spelt, true));
    }

    boolean like(Sound that) {
        return !first.isEmpty() && (first.equals(that.first) || first.equals(that.other) || other.equals(that.first));
    }
}
