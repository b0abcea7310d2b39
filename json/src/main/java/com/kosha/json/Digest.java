package com.kosha.json;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * SHA-256 over a value's canonical form: the same for all texts that mean the same.
 *
 * @param hex 64 digits
 */
public record Digest(String hex) {

    public static Digest of(Object value) {
        try {
            byte[] canonical = Canonical.bytes(Json.mapper().valueToTree(value));
            return new Digest(HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(canonical)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }
}
