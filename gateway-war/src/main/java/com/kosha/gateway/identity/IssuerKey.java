package com.kosha.gateway.identity;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSVerifier;
import com.nimbusds.jose.crypto.ECDSAVerifier;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.SignedJWT;
import java.util.Optional;

/**
 * One of the issuer's keys with the one algorithm that it is good for: RS256 for an RSA key, ES256 for one on P-256. A
 * token has no say in it, so an HMAC under the public key, or none at all, verifies nothing.
 */
public record IssuerKey(JWSAlgorithm algorithm, JWSVerifier verifier) {
    private static final int SHORTEST_RSA = 2_048;

    /** The key, if it is one that signs tokens of ours. */
    static Optional<IssuerKey> of(JWK key) {
        if (key.getKeyUse() != null && !key.getKeyUse().equals(KeyUse.SIGNATURE)) {
            return Optional.empty();
        }
        try {
            if (key instanceof RSAKey rsa && rsa.size() >= SHORTEST_RSA) {
                return suited(key, new IssuerKey(JWSAlgorithm.RS256, new RSASSAVerifier(rsa.toRSAPublicKey())));
            }
            if (key instanceof ECKey ec && ec.getCurve().equals(Curve.P_256)) {
                return suited(key, new IssuerKey(JWSAlgorithm.ES256, new ECDSAVerifier(ec.toECPublicKey())));
            }
            return Optional.empty();
        } catch (JOSEException unusable) {
            return Optional.empty();
        }
    }

    private static Optional<IssuerKey> suited(JWK key, IssuerKey suited) {
        return key.getAlgorithm() == null || key.getAlgorithm().equals(suited.algorithm())
                ? Optional.of(suited)
                : Optional.empty();
    }

    boolean verifies(SignedJWT token) {
        try {
            return algorithm.equals(token.getHeader().getAlgorithm()) && token.verify(verifier);
        } catch (JOSEException malformed) {
            return false;
        }
    }
}
