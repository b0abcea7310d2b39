package com.kosha.gateway.identity;

import com.kosha.stack.http.Wire;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeoutException;

/** Gets the issuer's key set over HTTP. */
final class JwksFetch implements IssuerKeys.Fetch {
    private static final Duration LIMIT = Duration.ofMillis(500);
    private static final int MOST_BYTES = 50 * 1_024;

    private final Wire wire;
    private final HttpRequest request;

    JwksFetch(Wire wire, URI jwks) {
        this.wire = wire;
        this.request = HttpRequest.newBuilder(jwks)
                .header("Accept", "application/json")
                .build();
    }

    @Override
    public Map<String, IssuerKey> keys() throws IOException {
        try {
            HttpResponse<byte[]> answer = wire.exchange(request, LIMIT, MOST_BYTES);
            if (answer.statusCode() != 200) {
                throw new IOException("The issuer answered " + answer.statusCode());
            }
            return read(new String(answer.body(), StandardCharsets.UTF_8));
        } catch (TimeoutException late) {
            throw new IOException("The issuer did not answer in time", late);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    private static Map<String, IssuerKey> read(String json) throws IOException {
        Map<String, IssuerKey> byId = new HashMap<>();
        try {
            for (JWK key : JWKSet.parse(json).getKeys()) {
                if (key.getKeyID() != null) {
                    IssuerKey.of(key).ifPresent(usable -> byId.put(key.getKeyID(), usable));
                }
            }
        } catch (ParseException odd) {
            throw new IOException("The issuer's answer is not a key set", odd);
        }
        if (byId.isEmpty()) {
            throw new IOException("The issuer's key set has no key that could sign a token of ours");
        }
        return Map.copyOf(byId);
    }
}
