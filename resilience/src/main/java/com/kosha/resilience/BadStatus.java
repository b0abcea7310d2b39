package com.kosha.resilience;

import java.time.Duration;
import java.util.Optional;

/**
 * An answer that brings no result.
 *
 * @param code the HTTP status, 300 to 599
 * @param said what the body adds to it
 * @param retryAfter the wait it asks for; kept only with 429 and 503 (ruling 10)
 */
public record BadStatus(int code, Said said, Optional<Duration> retryAfter) implements AttemptFailure {

    /** What a body can add to a status, as far as it changes what we do. */
    public enum Said {
        /** Nothing of interest. */
        NOTHING,
        /** The quota is used up: asking again changes nothing. */
        QUOTA_EXHAUSTED,
        /** It sheds load: busy, not broken (ruling 29). */
        OVERLOADED,
        /** The time that it was given ran out. */
        DEADLINE_EXCEEDED
    }

    public BadStatus {
        if (code < 300 || code > 599) {
            throw new IllegalArgumentException("Not the status of a failure: " + code);
        }
        if (code != 429 && code != 503) {
            retryAfter = Optional.empty();
        }
    }

    /** A status whose body adds nothing. */
    public static BadStatus of(int code) {
        return new BadStatus(code, Said.NOTHING, Optional.empty());
    }

    @Override
    public Verdict verdict() {
        if (code < 500) {
            return Verdict.SUCCESS;
        }
        return shedding() ? Verdict.IGNORED : Verdict.FAILURE;
    }

    /** 502, 503, 504 and 429. A 500 is a fault that asking again would only repeat (ruling 6). */
    @Override
    public boolean retryable() {
        return switch (code) {
            case 502, 504 -> true;
            case 503 -> !shedding();
            case 429 -> said != Said.QUOTA_EXHAUSTED;
            default -> false;
        };
    }

    @Override
    public String label() {
        return Integer.toString(code);
    }

    private boolean shedding() {
        return code == 503 && said == Said.OVERLOADED;
    }
}
