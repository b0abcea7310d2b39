package com.kosha.resilience;

import java.util.Arrays;

/** The last N outcomes, and how many of them were failures. Guarded by its breaker's lock. */
final class OutcomeWindow {
    private final boolean[] failed;
    private int next;
    private int size;
    private int failures;

    OutcomeWindow(int length) {
        failed = new boolean[length];
    }

    void add(boolean failure) {
        if (failed[next]) {
            failures--;
        }
        if (failure) {
            failures++;
        }
        failed[next] = failure;
        next = (next + 1) % failed.length;
        size = Math.min(size + 1, failed.length);
    }

    boolean isFull() {
        return size == failed.length;
    }

    int failures() {
        return failures;
    }

    void clear() {
        Arrays.fill(failed, false);
        next = 0;
        size = 0;
        failures = 0;
    }
}
