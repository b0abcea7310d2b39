package com.kosha.core.search;

import com.kosha.resilience.Time;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The moment that an answer speaks of, as exact as everything else in it: to the microsecond. */
public final class AsOf {
    private AsOf() {}

    public static Instant now(Time time) {
        return time.wall().truncatedTo(ChronoUnit.MICROS);
    }
}
