package com.kosha.contract;

/** Rupees for the eye. On the wire money is a whole number of paise; no float ever holds it. */
public final class Money {
    private static final int PAISE = 100;

    private Money() {}

    /** The amount in Indian digit grouping: 12345678 paise are {@code ₹1,23,456.78}. */
    public static String display(long paise) {
        // negated, not made absolute: the smallest long has no positive counterpart
        long negative = paise > 0 ? -paise : paise;
        long rupees = -(negative / PAISE);
        long rest = -(negative % PAISE);
        return (paise < 0 ? "-₹" : "₹") + grouped(Long.toString(rupees)) + (rest < 10 ? ".0" : ".") + rest;
    }

    /** Three digits stand at the end, two in each group before them. */
    private static String grouped(String digits) {
        if (digits.length() <= 3) {
            return digits;
        }
        StringBuilder out = new StringBuilder(digits.substring(digits.length() - 3));
        int end = digits.length() - 3;
        while (end > 0) {
            int start = Math.max(0, end - 2);
            out.insert(0, ',').insert(0, digits.substring(start, end));
            end = start;
        }
        return out.toString();
    }
}
