package com.kosha.stack;

import com.kosha.resilience.AttemptLimits;
import com.kosha.resilience.BreakerSettings;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.eclipse.microprofile.faulttolerance.Retry;

/**
 * A row of the table of stacks: names, and where its numbers stand.
 *
 * @param name such as {@code core-api-read}
 * @param dependency whom it leads to, such as {@code core-api}
 * @param settings the prefix of the settings that no annotation has
 * @param breaker the layer that declares {@code @CircuitBreaker}
 * @param retries the layer that declares {@code @Retry}
 */
public record StackRow(String name, String dependency, String settings, Class<?> breaker, Class<?> retries) {

    AttemptLimits limits(Config config) {
        int attempts = 1 + new Declared(config, retries, Retry.class).value("maxRetries", Integer.class);
        return AttemptLimits.of(attempts, duration(config, ".attempt.cap"), duration(config, ".margin"))
                .withPropagateAttemptDeadline(
                        config.getOptionalValue(settings + ".propagate.attempt.deadline", Boolean.class)
                                .orElse(true));
    }

    BreakerSettings breaker(Config config) {
        Declared declared = new Declared(config, breaker, CircuitBreaker.class);
        return new BreakerSettings(
                declared.value("requestVolumeThreshold", Integer.class),
                declared.value("failureRatio", Double.class),
                Duration.of(declared.value("delay", Long.class), declared.value("delayUnit", ChronoUnit.class)),
                declared.value("successThreshold", Integer.class));
    }

    /** Tokens in the retry budget, at the start and at most. */
    int retryBudget(Config config) {
        return config.getValue(settings + ".retry.budget", Integer.class);
    }

    private Duration duration(Config config, String name) {
        return config.getValue(settings + name, Duration.class);
    }
}
