package com.kosha.screening.chaos;

import java.time.Duration;

/**
 * What happens to one request.
 *
 * @param retryAfter of {@code LIMITED}; else zero
 */
record Fault(Kind kind, Duration retryAfter) {
    static final Fault NONE = new Fault(Kind.NONE, Duration.ZERO);

    enum Kind {
        NONE,
        LIMITED,
        ERROR,
        HANG,
        RESET
    }

    static Fault of(Kind kind) {
        return new Fault(kind, Duration.ZERO);
    }
}
