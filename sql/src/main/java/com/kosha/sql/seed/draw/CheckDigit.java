package com.kosha.sql.seed.draw;

/** The last digits by which a number proves that it was not mistyped. */
public final class CheckDigit {
    private static final String[] TIMES = {
        "0123456789", "1234067895", "2340178956", "3401289567", "4012395678",
        "5987604321", "6598710432", "7659821043", "8765932104", "9876543210"
    };
    private static final String[] TURNS = {
        "0123456789", "1576283094", "5803796142", "8916043527", "9453126870", "4286573901", "2793806415", "7046913258"
    };
    private static final String INVERSE = "0432156789";

    private CheckDigit() {}

    /** Aadhaar's, by Verhoeff. */
    public static char verhoeff(String digits) {
        int check = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            check = TIMES[check].charAt(TURNS[(i + 1) % 8].charAt(digit) - '0') - '0';
        }
        return INVERSE.charAt(check);
    }

    /** A payment card's, by Luhn. */
    public static char luhn(String digits) {
        int sum = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(digits.length() - 1 - i) - '0';
            int doubled = i % 2 == 0 ? 2 * digit : digit;
            sum += doubled > 9 ? doubled - 9 : doubled;
        }
        return (char) ('0' + (10 - sum % 10) % 10);
    }
}
