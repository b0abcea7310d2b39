package com.kosha.stack.openai;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where a provider is, and what it knows us by.
 *
 * @param url without the path
 * @param key sent with each request, if there is one
 */
public record Endpoint(URI url, Optional<String> key) {
    /** What the provider is called to callers, in metrics, and by the item of its window. */
    public static final String PROVIDER = "openai";

    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");

    /** @throws IllegalArgumentException for a key that would leave this machine in clear */
    public Endpoint {
        if (key.isPresent() && !isPrivate(url)) {
            throw new IllegalArgumentException("The key of the embeddings is sent over HTTPS, or not off this machine");
        }
    }

    /** All that a request carries beside its body: the provider is a stranger, who sees no trace and no deadline. */
    public Map<String, String> headers() {
        return key.map(known -> Map.of("Authorization", "Bearer " + known)).orElse(Map.of());
    }

    private static boolean isPrivate(URI url) {
        return "https".equals(url.getScheme()) || THIS_MACHINE.contains(String.valueOf(url.getHost()));
    }

    /** Holds a secret, so it prints the address alone. */
    @Override
    public String toString() {
        return url.toString();
    }
}
