package com.kosha.core.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.kosha.core.Settings;
import com.kosha.core.db.Limits;
import com.kosha.stack.MovedTime;
import com.kosha.stack.http.PeerDouble;
import com.kosha.stack.http.Wire;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;

class DoorTest {
    private static final Duration SOME = Duration.ofMillis(100);
    private static final Limits LIMITS = new Limits(1, SOME, SOME, SOME);
    private static final Settings SETTINGS = new Settings("{\"keys\":[{\"kid\":\"k7\"}]}", LIMITS, LIMITS, 1, 0);

    private static Door at(int port) {
        Config config = (Config) Proxy.newProxyInstance(
                Config.class.getClassLoader(),
                new Class<?>[] {Config.class},
                (proxy, method, args) -> Optional.of(port));
        return new Door(config, SETTINGS, new Wire(), new MovedTime());
    }

    @Test
    void a_server_that_lets_a_forged_token_in_does_not_become_ready() throws Exception {
        try (PeerDouble server = new PeerDouble(PeerDouble.answers("200 OK", "", "{}"))) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> at(server.uri("/").getPort()).knock());
        }
    }

    @Test
    void it_knocks_once_with_a_token_that_names_the_gateways_key() throws Exception {
        try (PeerDouble server = new PeerDouble(PeerDouble.answers("401 Unauthorized", "", "{}"))) {
            at(server.uri("/").getPort()).knock();

            assertThat(server.requests()).singleElement().satisfies(head -> {
                String token = head.substring(head.indexOf("Bearer ") + 7);
                String header = token.substring(0, token.indexOf('.'));
                assertThat(new String(Base64.getUrlDecoder().decode(header), StandardCharsets.UTF_8))
                        .contains("\"kid\":\"k7\"")
                        .contains("ES256");
            });
        }
    }

    @Test
    void a_server_without_a_plain_port_is_left_alone() throws Exception {
        at(-1).knock();
    }
}
