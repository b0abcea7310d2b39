package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

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

/** The issuer's keys under attack; that a rotated one is picked up is shown where the clock can be moved. */
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
        long coolDowns = 1 + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) / COOL_DOWN_S;
        assertThat(fetches() - before).isLessThanOrEqualTo(2.0 * coolDowns);
    }
}
