package com.kosha.gateway.errors;

import com.kosha.gateway.policy.Scope;
import java.net.URI;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The {@code WWW-Authenticate} that sends a client to where it gets a token (RFC 6750, RFC 9728). It asks for every
 * scope there is: what a caller may do is the token's scopes and the roles' together, so asking for more gains nothing.
 */
public final class Challenge {
    private final String resourceMetadata;
    private final String scopes;

    /** The challenge of the gateway with that public address. */
    public Challenge(String mcpUrl) {
        this.resourceMetadata = resourceMetadata(mcpUrl);
        this.scopes = Arrays.stream(Scope.values()).map(Scope::claim).collect(Collectors.joining(" "));
    }

    /** Where a resource with that address publishes what it is. */
    public static String resourceMetadata(String mcpUrl) {
        URI url = URI.create(mcpUrl);
        String path = url.getRawPath().equals("/") ? "" : url.getRawPath();
        return url.getScheme() + "://" + url.getRawAuthority() + "/.well-known/oauth-protected-resource" + path;
    }

    /**
     * The header's value.
     *
     * @param whyInvalid what is wrong with the token, free of quotes; null when none was given
     */
    public String header(@Nullable String whyInvalid) {
        String error = whyInvalid == null
                ? ""
                : "error=\"invalid_token\", error_description=\"The token was refused: " + whyInvalid + "\", ";
        return "Bearer " + error + "resource_metadata=\"" + resourceMetadata + "\", scope=\"" + scopes + "\"";
    }
}
