package com.kosha.bench.stack;

import java.util.Locale;

/** The situations that a call can meet: a benchmark each. */
enum Situation {
    SUCCESS("The dependency answers at once, and always has."),
    UNSTEADY("Every sixteenth call fails with a 500: no window stays clean."),
    OPEN("The breaker is open and refuses.");

    private final String words;

    Situation(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** The name of its benchmark method. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
