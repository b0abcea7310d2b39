package com.kosha.system;

import java.time.Duration;
import java.util.List;

/** How long calls took, the shortest first. */
record Times(List<Duration> sorted) {
    Times {
        sorted = sorted.stream().sorted().toList();
    }

    Duration median() {
        return at(0.5);
    }

    /** The time that so large a share of them did not take longer than. */
    Duration at(double share) {
        return sorted.get((int) ((sorted.size() - 1) * share));
    }

    @Override
    public String toString() {
        return sorted.size() + " calls, median " + median().toMillis() + " ms, 99 % within " + at(0.99).toMillis()
                + " ms";
    }
}
