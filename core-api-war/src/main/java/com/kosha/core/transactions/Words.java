package com.kosha.core.transactions;

import com.kosha.contract.KoshaException;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Words of a narration. Narrations hold what their reader may be shown only in part: were any run of characters found,
 * asking for one character more each time would tell the rest. So words are whole, of letters alone, and no part of an
 * address or a number.
 */
final class Words {
    private static final int LONGEST = 100;
    private static final Pattern LETTERS = Pattern.compile("[\\p{L}\\p{M}]+(?: +[\\p{L}\\p{M}]+)*");
    /** What makes a word a part of something longer: a PAN, an address, a reference. */
    private static final String PART = "[:alnum:]@._%+-";

    private Words() {}

    static void check(String text) {
        if (text.codePointCount(0, text.length()) > LONGEST
                || !LETTERS.matcher(text.strip()).matches()) {
            throw KoshaException.invalidArgument(
                    "text", "must be whole words, of letters alone, " + LONGEST + " characters at most");
        }
    }

    /** A pattern of PostgreSQL for each word; a word of letters has nothing that a pattern could mistake. */
    static String[] patterns(String text) {
        return Arrays.stream(text.strip().split(" +"))
                .map(word -> "(^|[^" + PART + "])" + word + "[.]?($|[^" + PART + "])")
                .toArray(String[]::new);
    }
}
