package com.kosha.gateway.ops;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An operator's word on one dependency, for all servers: the item {@code breaker#<dependency>}. It stays when it is
 * taken back, so that it can be seen who did and why.
 *
 * @param forcedOpen whether nothing is to be sent to the dependency
 * @param reason why, in the operator's words
 * @param setBy the operator's subject
 * @param expiresAt when the word ends by itself
 */
public record BreakerOverride(
        boolean forcedOpen,
        String reason,
        String setBy,
        Instant setAt,
        @Nullable Instant expiresAt) {}
