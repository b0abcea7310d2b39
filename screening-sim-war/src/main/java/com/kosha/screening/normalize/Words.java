package com.kosha.screening.normalize;

import com.ibm.icu.text.Transliterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A name as words of small Latin letters and digits, whatever script it was written in; titles do not count. */
public final class Words {
    /** Marks and characters that print nothing go first: within a word they would part it, and hide the name. */
    private static final Transliterator LATIN =
            Transliterator.getInstance("NFKC; [:Cf:] Remove; Any-Latin; NFD; [:Mn:] Remove; Latin-ASCII; Lower");

    /** So many words of a name are compared. */
    public static final int MOST = 12;

    /** They stand before or after a name and tell nobody apart. */
    private static final Set<String> TITLES = Set.of(
            "mr",
            "mrs",
            "ms",
            "dr",
            "shri",
            "smt",
            "sri",
            "general",
            "gen",
            "col",
            "capt",
            "sheikh",
            "haji",
            "hajji",
            "mullah",
            "maulana",
            "the",
            "mv",
            "mt",
            "al",
            "el",
            "ul",
            "ltd",
            "limited",
            "pvt",
            "private",
            "llc",
            "llp",
            "inc",
            "co",
            "company",
            "corp",
            "corporation",
            "gmbh",
            "fze",
            "jsc",
            "ooo",
            "plc",
            "sa");

    private Words() {}

    /** The words in their order. Where nothing but titles stands, they are the name. */
    public static List<String> of(String name) {
        return telling(name).stream().limit(MOST).toList();
    }

    /** Whether it is compared whole: words that come after {@link #MOST} others would be compared with nothing. */
    public static boolean areFew(String name) {
        return telling(name).size() <= MOST;
    }

    /** All its letters without a gap, those of titles too. */
    static String run(String name) {
        return String.join("", split(LATIN.transliterate(name)));
    }

    private static List<String> telling(String name) {
        List<String> all = split(LATIN.transliterate(name));
        List<String> telling =
                all.stream().filter(word -> !TITLES.contains(word)).toList();
        return telling.isEmpty() ? all : telling;
    }

    /** What joins letters, an apostrophe for instance, is left out; all else that is no letter parts them. */
    private static List<String> split(String latin) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < latin.length(); i++) {
            char c = latin.charAt(i);
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
                word.append(c);
            } else if (c != '\'' && c != '`' && c != '"') {
                end(word, words);
            }
        }
        end(word, words);
        return words;
    }

    private static void end(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            words.add(word.toString());
            word.setLength(0);
        }
    }
}
