package com.kosha.gateway.paging;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.keys.HmacKey;
import com.kosha.json.Json;
import com.kosha.resilience.Time;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;

/**
 * Cursors: opaque to clients, and of no use once tampered with, handed to somebody else, moved to another query, or
 * older than 15 minutes. {@code base64url(json) "." base64url(signature)}.
 */
public final class Cursors {
    private static final int VERSION = 1;
    /** A whole cursor with the longest position stays far below; anything longer is not ours. */
    private static final int LONGEST = 2_048;

    private static final Duration LIFETIME = Duration.ofMinutes(15);
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
    private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

    /**
     * What a cursor says.
     *
     * @param v the format's version
     * @param kid the id of the key that signed it
     * @param k the keyset position of the last row
     * @param q the digest of the query
     * @param sub whom it was issued to
     * @param exp when it expires, in epoch seconds
     */
    record Payload(int v, String kid, String k, String q, String sub, long exp) {}

    private final HmacKey key;
    private final Time time;

    public Cursors(HmacKey key, Time time) {
        this.key = key;
        this.time = time;
    }

    /** A cursor that goes on from that position of that query, for that subject alone. */
    public String issue(String position, String queryDigest, String subject) {
        long expiry = time.wall().plus(LIFETIME).getEpochSecond();
        byte[] payload = json(new Payload(VERSION, key.id(), position, queryDigest, subject, expiry));
        return wire(payload, key.sign(payload));
    }

    private static String wire(byte[] payload, byte[] signature) {
        return ENCODER.encodeToString(payload) + "." + ENCODER.encodeToString(signature);
    }

    /**
     * The position that the cursor stands for.
     *
     * @throws KoshaException invalid_argument on the field {@code cursor}
     */
    public String open(String cursor, String queryDigest, String subject) {
        Payload payload = verified(cursor);
        if (!payload.sub().equals(subject)) {
            throw refused("was issued to somebody else");
        }
        if (!payload.q().equals(queryDigest)) {
            throw refused("belongs to another query: repeat the arguments of the first page, or leave the cursor out");
        }
        if (time.wall().getEpochSecond() >= payload.exp()) {
            throw refused("has expired: start again without it");
        }
        return payload.k();
    }

    private Payload verified(String cursor) {
        int dot = cursor.indexOf('.');
        if (dot < 0 || cursor.length() > LONGEST) {
            throw refused("is not one of ours");
        }
        try {
            byte[] payload = DECODER.decode(ascii(cursor.substring(0, dot)));
            byte[] signature = DECODER.decode(ascii(cursor.substring(dot + 1)));
            // The decoder forgives padding and spare bits: ours is what we wrote, to the letter
            if (!cursor.equals(wire(payload, signature)) || !key.verifies(payload, signature)) {
                throw refused("is not one of ours");
            }
            Payload read = Json.mapper().readValue(payload, Payload.class);
            if (read.v() != VERSION || !read.kid().equals(key.id())) {
                throw refused("is of an earlier version: start again without it");
            }
            return read;
        } catch (IllegalArgumentException | IOException e) {
            throw refused("is not one of ours");
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] json(Payload payload) {
        try {
            return Json.mapper().writeValueAsBytes(payload);
        } catch (JacksonException e) {
            throw new IllegalStateException("a record of text and numbers can be written", e);
        }
    }

    private static KoshaException refused(String why) {
        return KoshaException.invalidArgument("cursor", why);
    }
}
