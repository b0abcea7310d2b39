package com.kosha.gateway.identity;

import com.kosha.stack.MovedTime;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An issuer with two keys, the tokens it signs, and what a forger would make of them. */
public final class IssuerFixture {
    public static final String ISSUER = "https://issuer.example.com";
    public static final String MCP_URL = "https://gateway.example.com/mcp";
    public static final String CLIENT = "kosha-cli";

    static final RSAKey RSA = rsa("r1");
    static final ECKey EC = ec("e1");

    private IssuerFixture() {}

    public static Tokens tokens(MovedTime time) {
        IssuerKeys.Fetch fetch = () -> keys(RSA, EC);
        return new Tokens(
                new IssuerKeys(fetch, time, refresh -> {}), new ClaimRules(ISSUER, MCP_URL, List.of(CLIENT), time));
    }

    public static Tokens tokensOfAnIssuerThatIsAway(MovedTime time) {
        IssuerKeys.Fetch fetch = () -> {
            throw new IOException("away");
        };
        return new Tokens(
                new IssuerKeys(fetch, time, refresh -> {}), new ClaimRules(ISSUER, MCP_URL, List.of(CLIENT), time));
    }

    static Map<String, IssuerKey> keys(JWK... keys) {
        Map<String, IssuerKey> byId = new HashMap<>();
        for (JWK key : keys) {
            byId.put(key.getKeyID(), IssuerKey.of(key.toPublicJWK()).orElseThrow());
        }
        return Map.copyOf(byId);
    }

    /** The claims of a support agent's token, good for an hour. */
    public static JWTClaimsSet.Builder claims() {
        return new JWTClaimsSet.Builder()
                .issuer(ISSUER)
                .subject("ravi")
                .audience(MCP_URL)
                .claim("client_id", CLIENT)
                .claim("token_use", "access")
                .claim("scope", "customers:read kyc:read unheard:of")
                .claim("cognito:groups", List.of("support_agent", "everyone"))
                .expirationTime(Date.from(MovedTime.START.plus(Duration.ofHours(1))));
    }

    public static String good() {
        return signed(claims());
    }

    static String signed(JWTClaimsSet.Builder claims) {
        return signed(new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("r1").build(), claims, signer(RSA));
    }

    static String signed(JWSHeader header, JWTClaimsSet.Builder claims, JWSSigner signer) {
        try {
            SignedJWT token = new SignedJWT(header, claims.build());
            token.sign(signer);
            return token.serialize();
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    /** Says that it needs no signature. */
    static String algNone() {
        return encode("{\"alg\":\"none\",\"kid\":\"r1\"}") + "."
                + encode(claims().build().toString()) + ".";
    }

    /** Takes the issuer's public key, which everybody knows, for the secret of an HMAC. */
    static String hmacUnderThePublicKey() {
        try {
            byte[] known = RSA.toRSAPublicKey().getEncoded();
            JWSHeader header =
                    new JWSHeader.Builder(JWSAlgorithm.HS256).keyID("r1").build();
            return signed(header, claims(), new MACSigner(known));
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    /** Brings its own key along. */
    static String withItsOwnKey() {
        RSAKey own = rsa("r1");
        JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                .keyID("r1")
                .jwk(own.toPublicJWK())
                .build();
        return signed(header, claims(), signer(own));
    }

    static JWSSigner signer(JWK key) {
        try {
            return key instanceof RSAKey rsa ? new RSASSASigner(rsa) : new ECDSASigner((ECKey) key);
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    static RSAKey rsa(String id) {
        try {
            return new RSAKeyGenerator(2_048).keyID(id).generate();
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    static ECKey ec(String id) {
        try {
            return new ECKeyGenerator(Curve.P_256).keyID(id).generate();
        } catch (JOSEException e) {
            throw new AssertionError(e);
        }
    }

    private static String encode(String json) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }
}
