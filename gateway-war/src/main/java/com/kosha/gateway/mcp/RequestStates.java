package com.kosha.gateway.mcp;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.gateway.keys.HmacKey;
import com.kosha.gateway.once.Uses;
import com.kosha.gateway.policy.Principal;
import com.kosha.json.Json;
import com.kosha.resilience.Time;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.RequestStateCodec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * What a tool wants to know again when the client comes back with its user's answers. It goes through the client's
 * hands, so it is signed, and of no use to somebody else, for another request, after ten minutes, or a second time.
 * What does not verify is refused; nothing says why, since only an attacker would want to know. What is merely late is
 * not refused but worth nothing, so that the tool asks again.
 */
final class RequestStates implements RequestStateCodec {
    static final Duration LIFETIME = Duration.ofMinutes(10);

    /** What a tool gets for its state when that came back too late. It is none of a tool's: whoever asked asks again. */
    static final String EXPIRED = "";

    private static final int VERSION = 1;
    /** Far above any state of ours. */
    private static final int LONGEST = 8_192;

    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
    private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

    /**
     * What is signed.
     *
     * @param v the format's version
     * @param kid the id of the key
     * @param n the how manyth state it is, so that no two are equal
     * @param sub whom it was given to
     * @param client through which application
     * @param asked the digest of method, name and arguments
     * @param exp when it expires, in epoch seconds
     * @param state what the tool wants to know again
     */
    private record Payload(
            int v, String kid, long n, String sub, String client, String asked, long exp, String state) {}

    private final HmacKey key;
    private final Time time;
    private final AtomicLong given = new AtomicLong();
    private final Uses used;

    RequestStates(HmacKey key, Time time, Uses used) {
        this.key = key;
        this.time = time;
        this.used = used;
    }

    @Override
    public String seal(McpRequestContext request, String state) {
        Principal caller = Protocol.callOf(request).principal();
        byte[] payload = json(new Payload(
                VERSION,
                key.id(),
                time.nanos() + given.incrementAndGet(),
                caller.subject(),
                caller.clientId(),
                Protocol.askedBy(request),
                time.wall().plus(LIFETIME).getEpochSecond(),
                state));
        return ENCODER.encodeToString(payload) + "." + ENCODER.encodeToString(key.sign(payload));
    }

    @Override
    public @Nullable String open(McpRequestContext request, String sealed) {
        Payload payload = verified(sealed);
        if (payload == null) {
            return null;
        }
        Principal caller = Protocol.callOf(request).principal();
        Instant now = time.wall();
        boolean good = payload.v() == VERSION
                && payload.kid().equals(key.id())
                && payload.sub().equals(caller.subject())
                && payload.client().equals(caller.clientId())
                && payload.asked().equals(Protocol.askedBy(request));
        if (good && now.getEpochSecond() >= payload.exp()) {
            return EXPIRED;
        }
        // By what it holds: one state can be spelled in more than one way
        return good && used.first(payload.toString(), Instant.ofEpochSecond(payload.exp())) ? payload.state() : null;
    }

    private @Nullable Payload verified(String sealed) {
        int dot = sealed.indexOf('.');
        if (dot < 0 || sealed.length() > LONGEST) {
            return null;
        }
        try {
            byte[] payload = DECODER.decode(sealed.substring(0, dot).getBytes(StandardCharsets.US_ASCII));
            byte[] signature = DECODER.decode(sealed.substring(dot + 1).getBytes(StandardCharsets.US_ASCII));
            return key.verifies(payload, signature) ? Json.mapper().readValue(payload, Payload.class) : null;
        } catch (IllegalArgumentException | IOException e) {
            return null;
        }
    }

    private static byte[] json(Payload payload) {
        try {
            return Json.mapper().writeValueAsBytes(payload);
        } catch (JacksonException e) {
            throw new IllegalStateException("a record of text and numbers can be written", e);
        }
    }
}
