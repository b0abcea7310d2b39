package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionsTest {
    private static final JsonNode ASKS = McpSystem.json("{\"elicitation\":{}}");
    private static final Principal ANITA = person("anita", "desk");

    private final McpSystem system = new McpSystem();
    private final Sessions sessions = system.sessions;

    @Test
    void a_client_that_can_be_asked_is_told_its_session_with_the_welcome() {
        Reply welcome = handshake("{\"elicitation\":{},\"roots\":{\"listChanged\":true},\"experimental\":{\"a\":1}}");

        Session session = session(String.valueOf(welcome.headers().get(Sessions.HEADER)), ANITA)
                .orElseThrow();
        assertThat(session.capabilities().fieldNames()).toIterable().containsExactly("elicitation", "roots");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"roots\":{}}", "{\"sampling\":{}}", "{\"elicitation\":true}"})
    void everybody_else_is_served_without(String capabilities) {
        assertThat(handshake(capabilities).headers()).isEmpty();
    }

    @Test
    void capabilities_that_nobody_could_mean_get_none() {
        assertThat(sessions.open(ANITA, McpSystem.json("{\"elicitation\":{\"a\":\"" + "x".repeat(1_000) + "\"}}")))
                .isEmpty();
    }

    @Test
    void a_session_does_not_exist_for_another_person_or_application() {
        String id = sessions.open(ANITA, ASKS).orElseThrow();

        assertThat(refusal(id, person("bela", "desk")).reply("t").status()).isEqualTo(404);
        assertThat(refusal(id, person("anita", "phone")).reply("t").status()).isEqualTo(404);
        assertThat(refusal("another", ANITA).reply("t").body())
                .as("no different from one that never was")
                .isEqualTo(refusal(id, person("bela", "desk")).reply("t").body());
        assertThat(session(id, ANITA)).isPresent();
    }

    @Test
    void a_session_that_is_not_used_for_half_an_hour_is_forgotten() {
        String used = sessions.open(ANITA, ASKS).orElseThrow();
        String idle = sessions.open(ANITA, ASKS).orElseThrow();
        system.time.pass(Sessions.LONGEST_IDLE);
        session(used, ANITA);
        system.time.pass(Sessions.LONGEST_IDLE);

        assertThat(session(used, ANITA)).isPresent();
        assertThat(refusal(idle, ANITA).reply("t").status()).isEqualTo(404);
        assertThat(sessions.size()).isEqualTo(1);
    }

    @Test
    void of_one_person_and_application_the_longest_idle_makes_room() {
        String first = sessions.open(ANITA, ASKS).orElseThrow();
        for (int i = 0; i < Sessions.MOST_OF_ONE; i++) {
            system.time.pass(Duration.ofSeconds(1));
            assertThat(sessions.open(ANITA, ASKS)).isPresent();
        }

        assertThat(sessions.size()).isEqualTo(Sessions.MOST_OF_ONE);
        assertThat(refusal(first, ANITA).reply("t").status()).isEqualTo(404);
    }

    @Test
    void when_there_are_too_many_the_next_is_served_without_and_none_is_lost() {
        for (int i = 0; i < McpSystem.MOST_SESSIONS; i++) {
            assertThat(sessions.open(person("person" + i, "desk"), ASKS)).isPresent();
        }

        assertThat(sessions.open(ANITA, ASKS)).isEmpty();
        assertThat(sessions.size()).isEqualTo(McpSystem.MOST_SESSIONS);
    }

    @Test
    void where_there_are_to_be_none_there_are_none() {
        system.takeNoSessions();

        assertThat(sessions.open(ANITA, ASKS)).isEmpty();
    }

    @Test
    void a_session_that_was_ended_is_gone() {
        String id = sessions.open(ANITA, ASKS).orElseThrow();

        sessions.end(session(id, ANITA).orElseThrow());

        assertThat(refusal(id, ANITA).reply("t").status()).isEqualTo(404);
    }

    @Test
    void a_subscription_is_taken_in_a_session_alone() {
        String subscribe = McpSystem.request("resources/subscribe", "{\"uri\":\"customer://CUS-00000001\"}");
        Dialog dialog = Dialog.silent(new Session(ANITA, (ObjectNode) ASKS, 0).capabilities());

        Reply within = system.ask(subscribe, system.callOf(Role.SUPPORT_AGENT), dialog);
        Reply without = system.ask(subscribe, system.callOf(Role.SUPPORT_AGENT), Dialog.NONE);

        assertThat(McpSystem.body(within).path("result").isEmpty()).isTrue();
        assertThat(McpSystem.body(without).at("/error/code").asInt()).isEqualTo(-32601);
    }

    private Reply handshake(String capabilities) {
        return system.ask(
                Map.of(),
                McpSystem.request(
                        "initialize", "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":" + capabilities + "}"),
                system.callOf(Role.SUPPORT_AGENT));
    }

    private Optional<Session> session(String id, Principal caller) {
        return sessions.named(McpSystem.headers(Map.of(Sessions.HEADER, id)), caller);
    }

    private Refusal refusal(String id, Principal caller) {
        return catchThrowableOfType(Refusal.class, () -> session(id, caller));
    }

    private static Principal person(String subject, String client) {
        return new Principal(subject, client, Set.of(Role.SUPPORT_AGENT), Set.of(Scope.values()));
    }
}
