package com.kosha.bench.stack;

import java.time.Duration;

/** What every library here has to enforce: the row {@code core-api-read} of the table of stacks. */
final class Policy {
    static final String NAME = "core-api-read";
    static final int PERMITS = 32;
    static final int WINDOW = 20;
    static final int FAILURES_TO_OPEN = 10;
    static final double FAILURE_RATIO = 0.5;
    static final int PROBES = 3;
    static final int ATTEMPTS = 3;
    static final Duration FIRST_PAUSE = Duration.ofMillis(200);
    static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);
    static final Duration ATTEMPT_CAP = Duration.ofSeconds(2);

    /** Longer than the table's 15 s: a breaker that is measured open must stay so. */
    static final Duration OPEN = Duration.ofHours(1);

    private Policy() {}

    /** A 503: counted by the breaker and worth another try. */
    static final class Unavailable extends RuntimeException {
        Unavailable() {
            super("503", null, false, false);
        }
    }

    /** A 500: counted by the breaker, and not tried again. */
    static final class Broken extends RuntimeException {
        Broken() {
            super("500", null, false, false);
        }
    }
}
