package com.kosha.system;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.io.IOException;
import java.text.ParseException;
import java.time.Instant;
import java.util.Date;
import java.util.List;

/** Tokens signed with the issuer's own key, so that only their claims can be wrong. */
final class IssuedToken {
    private IssuedToken() {}

    /** Those of a good token. */
    static JWTClaimsSet.Builder claims() {
        return new JWTClaimsSet.Builder()
                .issuer(Stack.env("KOSHA_ISSUER_URL"))
                .audience(Stack.env("KOSHA_MCP_URL"))
                .subject("11111111-2222-4333-8444-555555555555")
                .claim("client_id", "kosha-cli")
                .claim("token_use", "access")
                .claim("scope", "customers:read")
                .claim("cognito:groups", List.of("support_agent"))
                .issueTime(in(-60))
                .expirationTime(in(3_600));
    }

    /** A good one of that client: each has a bucket of its own. */
    static String ofClient(String clientId) {
        return signed(claims().claim("client_id", clientId).build());
    }

    static String signed(JWTClaimsSet claims) {
        return signed(claims, key().getKeyID());
    }

    /** The same under the name of another key. */
    static String signed(JWTClaimsSet claims, String keyId) {
        try {
            SignedJWT token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(keyId).build(), claims);
            token.sign(new RSASSASigner(key()));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    static Date in(int seconds) {
        return Date.from(Instant.now().plusSeconds(seconds));
    }

    private static RSAKey key() {
        try {
            return (RSAKey)
                    JWKSet.load(Stack.stateFolder().resolve("keys/issuer.jwks").toFile())
                            .getKeys()
                            .get(0);
        } catch (IOException | ParseException e) {
            throw new IllegalStateException(e);
        }
    }
}
