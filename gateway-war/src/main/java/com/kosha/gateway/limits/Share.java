package com.kosha.gateway.limits;

import com.kosha.resilience.TokenBucket;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.Config;

/**
 * How much each client may ask: most of them the same, some by name another share.
 *
 * @param usual the bucket of a client that is not named
 * @param named those that are
 */
record Share(TokenBucket usual, Map<String, TokenBucket> named) {
    private static final Pattern NAMED = Pattern.compile("([^=,\\s]+)=(\\d{1,6})/(\\d{1,6})");
    private static final int MILLI_A_MINUTE = 1_000;
    private static final int SECONDS = 60;

    Share {
        named = Map.copyOf(named);
    }

    static Share from(Config config) {
        return new Share(
                bucket(
                        config.getValue("kosha.ratelimit.capacity", Integer.class),
                        config.getValue("kosha.ratelimit.per.minute", Integer.class)),
                named(Optional.ofNullable(
                                config.getConfigValue("kosha.ratelimit.clients").getValue())
                        .orElse("")));
    }

    /** The clients in {@code client=capacity/per minute, ...}. */
    static Map<String, TokenBucket> named(String clients) {
        return Arrays.stream(clients.split(",", -1))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .map(Share::parts)
                .collect(Collectors.toMap(
                        part -> part.group(1),
                        part -> bucket(Integer.parseInt(part.group(2)), Integer.parseInt(part.group(3)))));
    }

    private static Matcher parts(String client) {
        Matcher parts = NAMED.matcher(client);
        if (!parts.matches()) {
            throw new IllegalArgumentException("kosha.ratelimit.clients takes client=capacity/per minute, ...");
        }
        return parts;
    }

    private static TokenBucket bucket(int capacity, int perMinute) {
        return new TokenBucket(capacity, perMinute * MILLI_A_MINUTE / SECONDS);
    }

    TokenBucket of(String clientId) {
        return named.getOrDefault(clientId, usual);
    }
}
