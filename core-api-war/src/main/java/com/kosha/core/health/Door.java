package com.kosha.core.health;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.kosha.contract.ServiceClaims;
import com.kosha.core.Settings;
import com.kosha.json.Json;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import com.kosha.stack.http.Wire;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeoutException;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.Config;

/**
 * The server's own door: HTTP, filters and the check of tokens, which are the dearest part of a first call. A forged
 * token warms all of it, and shows at each start that one is refused.
 */
@Dependent
public class Door {
    private static final Logger LOG = Logger.getLogger(Door.class.getName());
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration BETWEEN_TRIES = Duration.ofMillis(500);
    private static final int TRIES = 20;
    private static final int MOST_BYTES = 64 * 1_024;

    private final Config config;
    private final Settings settings;
    private final Wire wire;
    private final Time time;
    private final Sleeper sleeper = Sleeper.system();

    @Inject
    public Door(Config config, Settings settings, Wire wire, Time time) {
        this.config = config;
        this.settings = settings;
        this.wire = wire;
        this.time = time;
    }

    /**
     * Knocks once, as soon as somebody listens. Where the server has no plain port of its own, it is left out.
     *
     * @throws IllegalStateException when the forged token was let in
     */
    void knock() throws InterruptedException {
        Optional<Integer> port =
                config.getOptionalValue("kosha.http.port", Integer.class).filter(open -> open > 0);
        if (port.isEmpty()) {
            return;
        }
        LOG.info("Asking ourselves with a forged token, which must be refused");
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + port.get() + "/v1/customers/CUS-00000000"))
                .header("Authorization", "Bearer " + forged())
                .build();
        OptionalInt status = OptionalInt.empty();
        for (int tries = 0; tries < TRIES && status.isEmpty(); tries++) {
            status = answer(request);
        }
        if (status.isPresent() && status.getAsInt() / 100 == 2) {
            throw new IllegalStateException("a forged token was let in");
        }
    }

    private OptionalInt answer(HttpRequest request) throws InterruptedException {
        try {
            return OptionalInt.of(wire.exchange(request, PATIENCE, MOST_BYTES).statusCode());
        } catch (IOException | TimeoutException notYet) {
            sleeper.sleep(BETWEEN_TRIES);
            return OptionalInt.empty();
        }
    }

    /** In all but its signature it is a service token: known key, right issuer and audience, not expired. */
    private String forged() {
        byte[] signature = new byte[64];
        Arrays.fill(signature, (byte) 1);
        long now = time.wall().getEpochSecond();
        Map<String, Object> claims = Map.of(
                "iss",
                ServiceClaims.ISSUER,
                "aud",
                ServiceClaims.AUDIENCE,
                "sub",
                "warm-up",
                "iat",
                now,
                "exp",
                now + 60);
        return part(json(Map.of("alg", "ES256", "typ", "JWT", "kid", keyId()))) + "." + part(json(claims)) + "."
                + part(signature);
    }

    private String keyId() {
        try {
            return Json.mapper()
                    .readTree(settings.serviceTokenKeys())
                    .at("/keys/0/kid")
                    .asText();
        } catch (IOException unreadable) {
            throw new IllegalStateException("kosha.service-token.jwks is not a JWKS", unreadable);
        }
    }

    private static byte[] json(Map<String, ?> value) {
        try {
            return Json.mapper().writeValueAsString(value).getBytes(UTF_8);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String part(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
