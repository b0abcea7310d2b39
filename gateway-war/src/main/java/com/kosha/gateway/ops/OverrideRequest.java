package com.kosha.gateway.ops;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.contract.KoshaException;
import com.kosha.json.Json;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * What an operator says when forcing a breaker open, or taking that back.
 *
 * @param reason why: 1 to 200 characters, none of them a control character
 * @param expiresAt when the word ends by itself; only ahead of now, and only when forcing
 */
record OverrideRequest(String reason, @Nullable Instant expiresAt) {
    private static final int LONGEST_REASON = 200;

    /**
     * Reads the body of a request.
     *
     * @throws KoshaException invalid_argument
     */
    static OverrideRequest read(String body) {
        try {
            OverrideRequest request = Json.mapper().readValue(body, OverrideRequest.class);
            if (request == null) {
                throw KoshaException.invalidArgument("request", "must be a JSON object");
            }
            return request.checked();
        } catch (JacksonException odd) {
            throw KoshaException.invalidArgument(
                    "request", "must be a JSON object with a reason and, if at all, expires_at");
        }
    }

    @SuppressWarnings("ConstantConditions") // the mapper leaves null what a client leaves out
    private OverrideRequest checked() {
        if (reason == null
                || reason.isBlank()
                || reason.codePointCount(0, reason.length()) > LONGEST_REASON
                || reason.chars().anyMatch(Character::isISOControl)) {
            throw KoshaException.invalidArgument(
                    "reason", "must be 1 to " + LONGEST_REASON + " characters of one line");
        }
        return this;
    }

    BreakerOverride forcing(String operator, Instant now) {
        Instant end = expiresAt == null ? null : expiresAt.truncatedTo(ChronoUnit.SECONDS); // as it is kept
        if (end != null && !end.isAfter(now)) {
            throw KoshaException.invalidArgument("expires_at", "must lie ahead");
        }
        return new BreakerOverride(true, reason.strip(), operator, now, end);
    }

    BreakerOverride clearing(String operator, Instant now) {
        if (expiresAt != null) {
            throw KoshaException.invalidArgument("expires_at", "means nothing when an override is taken back");
        }
        return new BreakerOverride(false, reason.strip(), operator, now, null);
    }
}
