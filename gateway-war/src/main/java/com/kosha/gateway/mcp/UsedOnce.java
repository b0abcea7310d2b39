package com.kosha.gateway.mcp;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Remembers what was used until it expires. Holds so many at most; when full it takes nothing more, to be safe. */
final class UsedOnce {
    static final int MOST = 50_000;

    private final Map<String, Long> expiries = new HashMap<>();

    /** Whether it is used for the first time. */
    synchronized boolean first(String id, long expiresAtSecond, Instant now) {
        expiries.values().removeIf(expiry -> expiry <= now.getEpochSecond());
        return expiries.size() < MOST && expiries.putIfAbsent(id, expiresAtSecond) == null;
    }
}
