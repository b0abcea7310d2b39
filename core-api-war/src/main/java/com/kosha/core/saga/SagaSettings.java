package com.kosha.core.saga;

import java.time.Duration;
import org.eclipse.microprofile.config.Config;

/**
 * How sagas are run.
 *
 * @param lease how long one that says nothing is left alone before another server goes on with it; longer than a
 *     compensation and the word of how it ended may take
 * @param compensation what each compensation may take
 */
public record SagaSettings(Duration lease, Duration compensation) {
    private static final Duration SPARE = DbJournal.PATIENCE.multipliedBy(2);

    public SagaSettings {
        if (compensation.toMillis() < 1 || lease.compareTo(compensation.plus(SPARE)) < 0) {
            throw new IllegalArgumentException(
                    "kosha.saga.lease must exceed kosha.saga.compensation by " + SPARE + " at least");
        }
    }

    static SagaSettings read(Config config) {
        return new SagaSettings(
                config.getValue("kosha.saga.lease", Duration.class),
                config.getValue("kosha.saga.compensation", Duration.class));
    }
}
