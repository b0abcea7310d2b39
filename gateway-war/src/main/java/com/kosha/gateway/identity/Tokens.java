package com.kosha.gateway.identity;

import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;

/**
 * Tells a good access token from any other: signed by the issuer's key under that key's own algorithm, and claiming what
 * {@link ClaimRules} ask for. Whatever a token says of keys ({@code jwk}, {@code jku}, {@code x5u}) is not read.
 */
public final class Tokens {
    /** A token with all groups and scopes stays far below. */
    private static final int LONGEST = 8_192;

    private static final int LONGEST_KEY_ID = 256;

    private final IssuerKeys keys;
    private final ClaimRules rules;

    public Tokens(IssuerKeys keys, ClaimRules rules) {
        this.keys = keys;
        this.rules = rules;
    }

    /**
     * Who sent it.
     *
     * @param compact the token as it stood in the header
     * @throws TokenRefused when it is not a good one
     * @throws NoKeys when that cannot be said at the moment
     */
    public TokenPrincipal verify(String compact) {
        SignedJWT token = parsed(compact);
        if (!key(token.getHeader()).verifies(token)) {
            throw new TokenRefused("its signature does not verify");
        }
        return rules.check(claims(token));
    }

    private static SignedJWT parsed(String compact) {
        if (compact.length() > LONGEST) {
            throw new TokenRefused("it is too long");
        }
        try {
            return SignedJWT.parse(compact);
        } catch (ParseException odd) {
            throw new TokenRefused("it is not a signed JWT");
        }
    }

    private IssuerKey key(JWSHeader header) {
        String id = header.getKeyID();
        if (id == null || id.length() > LONGEST_KEY_ID) {
            throw new TokenRefused("it does not name its key");
        }
        return keys.key(id).orElseThrow(() -> new TokenRefused("its issuer has no such key"));
    }

    private static JWTClaimsSet claims(SignedJWT token) {
        try {
            return token.getJWTClaimsSet();
        } catch (ParseException odd) {
            throw new TokenRefused("its claims cannot be read");
        }
    }
}
