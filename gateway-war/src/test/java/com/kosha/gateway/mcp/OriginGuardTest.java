package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class OriginGuardTest {
    private final OriginGuard guard = new OriginGuard();

    OriginGuardTest() {
        guard.settings = new McpSystem().settings;
        guard.build();
    }

    @Test
    void a_request_that_comes_from_no_page_passes() {
        assertThatCode(() -> guard.check(McpSystem.headers(Map.of("Host", "kosha.example"))))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://desk.example", "https://kosha.example"})
    void a_page_that_is_allowed_or_our_own_passes(String origin) {
        assertThatCode(() -> guard.check(McpSystem.headers(Map.of("Host", "kosha.example", "Origin", origin))))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "http://desk.example", "https://desk.example.evil.example", "null"})
    void a_foreign_page_is_forbidden(String origin) {
        assertThat(refused(Map.of("Host", "kosha.example", "Origin", origin))).isEqualTo(403);
    }

    @Test
    void a_name_that_was_made_to_point_here_is_not_ours() {
        assertThat(refused(Map.of("Host", "rebound.example"))).isEqualTo(421);
    }

    private int refused(Map<String, String> headers) {
        return catchThrowableOfType(Refusal.class, () -> guard.check(McpSystem.headers(headers)))
                .reply("0")
                .status();
    }
}
