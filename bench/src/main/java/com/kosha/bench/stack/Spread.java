package com.kosha.bench.stack;

import java.util.List;

/** The least, middle and greatest of some numbers. */
record Spread(double least, double middle, double greatest) {

    static Spread of(List<Double> numbers) {
        List<Double> sorted = numbers.stream().sorted().toList();
        int last = sorted.size() - 1;
        return new Spread(sorted.get(0), (sorted.get(last / 2) + sorted.get((last + 1) / 2)) / 2, sorted.get(last));
    }
}
