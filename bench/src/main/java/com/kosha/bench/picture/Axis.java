package com.kosha.bench.picture;

/**
 * An axis from its least to its greatest number.
 *
 * @param step from one mark to the next
 */
public record Axis(double least, double greatest, double step) {

    /** From zero. */
    public static Axis to(double greatest, double step) {
        return new Axis(0, greatest, step);
    }

    /** Where {@code value} lies, 0 at the least and 1 at the greatest; what is beyond is drawn at the edge. */
    double share(double value) {
        return Math.min(1, Math.max(0, (value - least) / (greatest - least)));
    }

    int marks() {
        return (int) Math.floor((greatest - least) / step + 1e-9) + 1;
    }

    double mark(int index) {
        return least + index * step;
    }
}
