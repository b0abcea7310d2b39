package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The issuer's keys, rotated and under attack. */
class IssuerKeysIT {
    private static final int FLOOD = 500;
    private static final long COOL_DOWN_S = 30;

    private final ExecutorService threads = Executors.newFixedThreadPool(30);

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    private static int status(String token) {
        return Mcp.callWith(token, "get_service_health", "{}", Map.of()).status();
    }

    private static int statusAt(String gateway, String token) {
        ObjectNode call = Mcp.toolCall("get_service_health", "{}");
        return Mcp.sendTo(Stack.env(gateway) + "/mcp", token, call, Map.of()).status();
    }

    private static String keyOf(String token) throws ParseException {
        return SignedJWT.parse(token).getHeader().getKeyID();
    }

    private static double fetches() {
        return Metrics.sum(Stack.env("KOSHA_GATEWAY_URL"), "kosha_jwks_refresh_total", "outcome=\"fetched\"");
    }

    @Test
    void a_flood_of_tokens_of_unknown_keys_costs_two_fetches_a_cool_down_and_no_good_token_suffers() throws Exception {
        String good = Stack.tokenOf("support_agent");
        double before = fetches();
        long begun = System.nanoTime();
        List<Future<Integer>> forged = new ArrayList<>();
        List<Future<Integer>> honest = new ArrayList<>();
        for (int i = 0; i < FLOOD; i++) {
            String token = IssuedToken.signed(
                    IssuedToken.claims().build(), UUID.randomUUID().toString());
            forged.add(threads.submit(() -> status(token)));
            if (i % 20 == 0) {
                honest.add(threads.submit(() -> status(good)));
            }
        }

        for (Future<Integer> one : forged) {
            assertThat(one.get(60, TimeUnit.SECONDS)).isEqualTo(401);
        }
        for (Future<Integer> one : honest) {
            assertThat(one.get(60, TimeUnit.SECONDS)).isEqualTo(200);
        }
        assertThat(fetches() - before).isLessThanOrEqualTo(mostFetchesSince(begun));
    }

    @Test
    void a_rotated_key_is_picked_up_by_every_gateway_and_tokens_of_the_one_before_stay_good() throws Exception {
        String before = IssuedToken.ofClient("kosha-cli");
        assertThat(status(before)).isEqualTo(200);
        double fetched = fetches();
        long begun = System.nanoTime();

        Stack.kosha("issuer", "rotate");
        String after = Stack.kosha("token", "--role", "support_agent").strip();

        assertThat(keyOf(after)).isNotEqualTo(keyOf(before));
        for (String gateway : List.of("KOSHA_GATEWAY_URL", "KOSHA_GATEWAY2_URL")) {
            Eventually.of(() -> statusAt(gateway, after), status -> status == 200);
            assertThat(statusAt(gateway, before)).isEqualTo(200);
        }
        assertThat(fetches() - fetched).isBetween(1.0, mostFetchesSince(begun));
    }

    private static double mostFetchesSince(long begun) {
        return 2.0 * (1 + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) / COOL_DOWN_S);
    }
}
