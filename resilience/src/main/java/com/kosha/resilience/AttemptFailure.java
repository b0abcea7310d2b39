package com.kosha.resilience;

import java.time.Duration;
import java.util.Optional;

/** Why an attempt brought no result: there was {@link NoAnswer}, or an answer with a {@link BadStatus}. */
public sealed interface AttemptFailure permits NoAnswer, BadStatus {

    /** What it says about the dependency. */
    Verdict verdict();

    /** Whether the same attempt may go better a moment later. */
    boolean retryable();

    /** How long the dependency asked us to wait. */
    default Optional<Duration> retryAfter() {
        return Optional.empty();
    }

    /** A short name for metrics and logs, such as {@code timeout} or {@code 503}. */
    String label();
}
