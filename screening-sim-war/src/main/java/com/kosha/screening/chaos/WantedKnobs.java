package com.kosha.screening.chaos;

import org.jspecify.annotations.Nullable;

/** The knobs as somebody sets them: what is left out is off. */
public record WantedKnobs(
        @Nullable Long latencyMs,
        @Nullable Double errorRate,
        @Nullable Double hangRate,
        @Nullable Double resetRate,
        Knobs.@Nullable Limit limit,
        @Nullable Long seed) {

    Knobs knobs() {
        return new Knobs(or0(latencyMs), or0(errorRate), or0(hangRate), or0(resetRate), limit, or0(seed));
    }

    private static long or0(@Nullable Long value) {
        return value == null ? 0 : value;
    }

    private static double or0(@Nullable Double value) {
        return value == null ? 0 : value;
    }
}
