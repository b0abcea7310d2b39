package com.kosha.core.search;

import com.kosha.contract.KoshaException;

/** Words that a person wrote, to be kept as they are. */
public final class FreeText {
    private FreeText() {}

    /**
     * The text itself, once it is known to be in range. What surrounds the words does not count towards the least.
     *
     * @param least characters, and {@code most}, as PostgreSQL counts them: an emoji is one
     * @throws KoshaException {@code invalid_argument} of {@code field}
     */
    public static String check(String field, String text, int least, int most) {
        if (length(text.strip()) < least || length(text) > most) {
            throw KoshaException.invalidArgument(field, "must have " + least + " to " + most + " characters");
        }
        if (!text.codePoints().allMatch(FreeText::admitted)) {
            throw KoshaException.invalidArgument(field, "must hold no control characters");
        }
        return text;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** PostgreSQL keeps no NUL and no half of a pair; the others have no place in a text either. */
    private static boolean admitted(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL -> codePoint == '\n' || codePoint == '\r' || codePoint == '\t';
            case Character.SURROGATE -> false;
            default -> true;
        };
    }
}
