package com.kosha.gateway.keys;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/**
 * A shared secret that signs what this gateway hands out and wants to know again, HMAC-SHA256.
 *
 * @param id names the key in what it signs, so that it can be replaced
 */
public record HmacKey(String id, SecretKey key) {
    private static final String HMAC = "HmacSHA256";
    private static final int SHORTEST = 32;

    /**
     * A key from its setting.
     *
     * @param secret base64url of 32 bytes at least
     * @throws IllegalArgumentException when it is shorter or no base64url; the message does not repeat it
     */
    public static HmacKey of(String id, String secret) {
        byte[] bytes = Base64.getUrlDecoder().decode(secret);
        if (bytes.length < SHORTEST) {
            throw new IllegalArgumentException("the key " + id + " has fewer than " + SHORTEST + " bytes");
        }
        return new HmacKey(id, new SecretKeySpec(bytes, HMAC));
    }

    public byte[] sign(byte[] payload) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(key);
            return mac.doFinal(payload);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + HMAC, e);
        }
    }

    /** Compares in constant time. */
    public boolean verifies(byte[] payload, byte[] signature) {
        return MessageDigest.isEqual(sign(payload), signature);
    }

    @Override
    public String toString() {
        return "HmacKey[" + id + "]";
    }
}
