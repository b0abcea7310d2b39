package com.kosha.screening.chaos;

import com.kosha.contract.KoshaException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who may use the knobs: whoever shows the token, where they are switched on and a token is set at all. */
public final class AdminToken {
    private static final String SCHEME = "Bearer ";

    private final Optional<byte[]> expected;

    /** @param enabled off, the knobs are not there, whatever anybody shows */
    public AdminToken(boolean enabled, Optional<String> token) {
        this.expected = token.filter(set -> enabled && !set.isBlank())
                .map(set -> (SCHEME + set).getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Nothing, for a header that holds it.
     *
     * @throws KoshaException {@code not_found} where there are no knobs, {@code unauthenticated} without the token
     */
    void check(@Nullable String authorization) {
        byte[] wanted = expected.orElseThrow(() -> KoshaException.notFound("resource"));
        byte[] shown = (authorization == null ? "" : authorization).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(wanted, shown)) {
            throw KoshaException.unauthenticated("This needs the admin token.");
        }
    }
}
