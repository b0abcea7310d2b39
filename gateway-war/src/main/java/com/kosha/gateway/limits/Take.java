package com.kosha.gateway.limits;

import com.kosha.resilience.TokenBucket;
import com.kosha.resilience.TokenBucket.Grant;
import com.kosha.resilience.TokenBucket.Level;
import java.time.Duration;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What came of one request's asking for a token.
 *
 * @param bucket the client's
 * @param level what is left in it; null when that is not known
 * @param retryAfter how long until there is a token again; zero unless denied
 */
public record Take(
        Outcome outcome, TokenBucket bucket, @Nullable Level level, Duration retryAfter) {

    /** The label of {@code kosha_ratelimit_total}. */
    public enum Outcome {
        ADMITTED,
        DENIED,
        /** Let through, since other servers were faster each time. */
        OPEN_CONTENDED,
        /** Let through, since DynamoDB did not answer in time. */
        OPEN_UNAVAILABLE
    }

    static Take admitted(TokenBucket bucket, Grant grant) {
        return new Take(Outcome.ADMITTED, bucket, grant.level(), Duration.ZERO);
    }

    static Take denied(TokenBucket bucket, Grant grant) {
        return new Take(Outcome.DENIED, bucket, grant.level(), Duration.ofSeconds(grant.retryAfterSeconds()));
    }

    static Take open(TokenBucket bucket, Outcome why) {
        return new Take(why, bucket, null, Duration.ZERO);
    }

    public boolean isDenied() {
        return outcome == Outcome.DENIED;
    }

    /** Whole tokens left, where that is known. */
    public OptionalLong remaining() {
        return level == null ? OptionalLong.empty() : OptionalLong.of(level.milliTokens() / 1_000);
    }

    /** Whole seconds until the bucket is full, where that is known. */
    public OptionalLong fullAfterSeconds() {
        if (level == null) {
            return OptionalLong.empty();
        }
        long missing = bucket.capacity() * 1_000L - level.milliTokens();
        return OptionalLong.of(-Math.floorDiv(-missing, (long) bucket.milliTokensPerSecond()));
    }
}
