package com.kosha.core.screenings;

import java.time.Duration;
import org.eclipse.microprofile.config.Config;

/**
 * What an operator can set of screenings; {@code META-INF/microprofile-config.properties} says what each means.
 *
 * @param blockThreshold a score from 0.80 to 1
 * @param lease longer than a worker may take for one
 * @param firstPause doubled with each attempt that had no answer, up to {@code longestPause}
 */
public record ScreeningSettings(double blockThreshold, Duration lease, Duration firstPause, Duration longestPause) {
    public ScreeningSettings {
        if (!(blockThreshold >= 0.80 && blockThreshold <= 1)) {
            throw new IllegalArgumentException("kosha.screening.block.threshold must be 0.80 to 1");
        }
        if (lease.toSeconds() < 10 || firstPause.toSeconds() < 1 || longestPause.compareTo(firstPause) < 0) {
            throw new IllegalArgumentException(
                    "A lease takes 10 s at least, a pause 1 s, and the longest is the longest");
        }
    }

    /** Reads all of it. */
    static ScreeningSettings read(Config config) {
        return new ScreeningSettings(
                config.getValue("kosha.screening.block.threshold", Double.class),
                config.getValue("kosha.screening.lease", Duration.class),
                config.getValue("kosha.screening.pause.first", Duration.class),
                config.getValue("kosha.screening.pause.longest", Duration.class));
    }
}
