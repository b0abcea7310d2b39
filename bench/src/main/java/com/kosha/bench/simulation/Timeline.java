package com.kosha.bench.simulation;

import com.kosha.bench.picture.Point;
import java.time.Duration;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Something counted or measured in equal stretches of time. What lies beyond the last is not kept. */
final class Timeline {
    private final Duration stretch;
    private final double[] values;

    Timeline(Duration stretch, Duration whole) {
        this.stretch = stretch;
        this.values = new double[(int) whole.dividedBy(stretch)];
    }

    /** One more at this moment. */
    void count(Duration at) {
        if (index(at) < values.length) {
            values[index(at)]++;
        }
    }

    /** Keeps the greatest of a stretch. */
    void reach(Duration at, double value) {
        if (index(at) < values.length) {
            values[index(at)] = Math.max(values[index(at)], value);
        }
    }

    /** The greatest from one moment to another. */
    double most(Duration from, Duration to) {
        return between(from, to).max().orElse(0);
    }

    /** All that was counted from one moment to another. */
    double sum(Duration from, Duration to) {
        return between(from, to).sum();
    }

    /** As a line over seconds, each value in the middle of its stretch. */
    List<Point> points() {
        double seconds = stretch.toMillis() / 1e3;
        return IntStream.range(0, values.length)
                .mapToObj(index -> new Point((index + 0.5) * seconds, values[index]))
                .toList();
    }

    private DoubleStream between(Duration from, Duration to) {
        return IntStream.range(index(from), index(to)).mapToDouble(index -> values[index]);
    }

    private int index(Duration at) {
        return (int) at.dividedBy(stretch);
    }
}
