package com.kosha.sql.seed.draw;

/** Numbers as ids hold them. */
public final class Digits {
    private Digits() {}

    /** With leading zeros to a width, in 0 to 9 whatever the machine's language writes. */
    public static String padded(long number, int width) {
        String digits = Long.toString(number);
        return "0".repeat(Math.max(0, width - digits.length())) + digits;
    }
}
