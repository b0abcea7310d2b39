package com.kosha.resilience;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;

/**
 * The numbers of a breaker.
 *
 * @param window how many outcomes are looked at, and the least that are needed to open (ruling 2)
 * @param failureRatio the share of failures that opens it, above 0 and at most 1
 * @param openDuration how long it stays open; also how long a silent probe keeps its place (ruling 4)
 * @param probes how many probes there are in all while half-open; all of them must succeed (ruling 3)
 */
public record BreakerSettings(int window, double failureRatio, Duration openDuration, int probes) {

    public BreakerSettings {
        if (window < 1 || probes < 1) {
            throw new IllegalArgumentException("Window and probes are at least 1");
        }
        if (!(failureRatio > 0 && failureRatio <= 1)) {
            throw new IllegalArgumentException("The failure ratio lies in (0, 1]: " + failureRatio);
        }
        if (openDuration.isNegative() || openDuration.isZero()) {
            throw new IllegalArgumentException("The open duration must be positive");
        }
    }

    /** So many failures in a full window open it: the ratio is reached, not exceeded. */
    int failuresToOpen() {
        return BigDecimal.valueOf(failureRatio)
                .multiply(BigDecimal.valueOf(window))
                .setScale(0, RoundingMode.CEILING)
                .intValueExact();
    }
}
