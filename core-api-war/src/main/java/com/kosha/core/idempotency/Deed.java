package com.kosha.core.idempotency;

import com.kosha.json.Digest;
import java.util.Map;

/**
 * What a write is to do, by the digests that tell whether two are the same.
 *
 * @param operation the tool's name
 * @param fingerprint of all arguments but the key: under one key they must not change
 * @param intent of those that make two calls the same deed, whoever asks
 */
public record Deed(String operation, Digest fingerprint, Digest intent) {

    /** What two calls share that are the same deed. */
    record Meaning(String operation, Digest intent) {}

    Meaning meaning() {
        return new Meaning(operation, intent);
    }

    /**
     * A deed by its arguments.
     *
     * @param meant those of them, by name, that make two calls the same deed
     */
    public static Deed of(String operation, Record arguments, Map<String, Object> meant) {
        return new Deed(operation, Digest.of(arguments), Digest.of(meant));
    }
}
