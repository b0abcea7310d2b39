package com.kosha.resilience;

import java.util.Optional;

/** Whether a logical call may be sent more than once. */
public enum Repeat {
    /** It is idempotent, or carries an idempotency key. */
    SAFE,
    /** A second sending might have a second effect. */
    UNSAFE,
    /** It would be safe, but our caller is on its own second attempt and does the retrying. */
    LEFT_TO_CALLER;

    /** For a safe call made on behalf of an attempt that carries {@code X-Request-Attempt: n} (ruling 28). */
    public static Repeat onAttempt(int n) {
        return n > 1 ? LEFT_TO_CALLER : SAFE;
    }

    Optional<StopReason> objection() {
        return switch (this) {
            case SAFE -> Optional.empty();
            case UNSAFE -> Optional.of(StopReason.NOT_IDEMPOTENT);
            case LEFT_TO_CALLER -> Optional.of(StopReason.CALLER_RETRIES);
        };
    }
}
