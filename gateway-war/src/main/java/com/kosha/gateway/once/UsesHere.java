package com.kosha.gateway.once;

import com.kosha.resilience.Time;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** In this process alone. Holds so many at most; when full it takes nothing more, to be safe. */
public final class UsesHere implements Uses {
    static final int MOST = 50_000;

    private final Map<String, Instant> expiries = new HashMap<>();
    private final Time time;

    public UsesHere(Time time) {
        this.time = time;
    }

    @Override
    public synchronized boolean first(String id, Instant expiry) {
        Instant now = time.wall();
        expiries.values().removeIf(past -> !past.isAfter(now));
        return expiries.size() < MOST && expiries.putIfAbsent(id, expiry) == null;
    }
}
