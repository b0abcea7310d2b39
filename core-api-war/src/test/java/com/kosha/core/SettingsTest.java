package com.kosha.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.core.db.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettingsTest {
    private static final Duration SOME = Duration.ofMillis(100);

    private static List<String> published() throws IOException {
        try (InputStream in = SettingsTest.class.getResourceAsStream("/META-INF/microprofile-config.properties")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    void every_key_says_in_the_line_above_what_it_means() throws IOException {
        List<String> lines = published();

        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).contains("=")) {
                assertThat(lines.get(i - 1)).as(lines.get(i)).startsWith("# ");
            }
        }
    }

    @Test
    void what_is_required_has_no_default() throws IOException {
        assertThat(published()).contains("kosha.service-token.jwks=");
    }

    @Test
    void a_server_that_could_let_nobody_in_does_not_start() {
        Limits db = new Limits(2, SOME, SOME, SOME);

        assertThatThrownBy(() -> new Settings(" ", db, db, 1, 0)).hasMessageContaining("kosha.service-token.jwks");
    }

    @Test
    void a_limit_out_of_range_does_not_start_either() {
        assertThatThrownBy(() -> new Limits(0, SOME, SOME, SOME)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Limits(1, SOME, Duration.ZERO, SOME)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Limits(1, SOME, SOME, SOME.negated()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_pools_of_all_servers_and_the_reserve_stay_below_what_postgresql_admits() {
        Settings settings = new Settings("{}", new Limits(2, SOME, SOME, SOME), new Limits(1, SOME, SOME, SOME), 10, 5);

        assertThat(settings.fitInto(26)).isTrue();
        assertThat(settings.fitInto(25)).isFalse();
    }
}
