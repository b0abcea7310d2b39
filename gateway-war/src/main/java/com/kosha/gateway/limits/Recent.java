package com.kosha.gateway.limits;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Something for each client, of those that asked last: ten thousand of them. Whoever is forgotten loses nothing but what
 * this server remembered of a bucket that stands in DynamoDB.
 */
final class Recent<T> {
    private static final int MOST = 10_000;

    private final Function<String, T> make;
    private final Map<String, T> byUse = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
            return size() > MOST;
        }
    };

    Recent(Function<String, T> make) {
        this.make = make;
    }

    synchronized T of(String clientId) {
        return byUse.computeIfAbsent(clientId, make);
    }
}
