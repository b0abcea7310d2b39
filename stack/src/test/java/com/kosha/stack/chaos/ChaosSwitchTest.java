package com.kosha.stack.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.resilience.ChaosHeader;
import com.kosha.stack.MovedTime;
import java.lang.reflect.Proxy;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class ChaosSwitchTest {
    private static final byte[] KEY = new byte[32];
    private static final String TEXT = Base64.getUrlEncoder().encodeToString(KEY);

    private final MovedTime time = new MovedTime();

    private ChaosSwitch started(Map<String, String> settings) {
        ChaosSwitch started = new ChaosSwitch();
        started.time = time;
        started.config = (Config) Proxy.newProxyInstance(
                Config.class.getClassLoader(), new Class<?>[] {Config.class}, (proxy, method, args) -> {
                    String value = settings.get((String) args[0]);
                    if (method.getName().equals("getOptionalValue")) {
                        return Optional.ofNullable(value);
                    }
                    return args[1] == Boolean.class ? (Object) Boolean.valueOf(value) : String.valueOf(value);
                });
        started.begin(this);
        return started;
    }

    private ChaosSwitch on(String profile) {
        return started(Map.of("chaos.enabled", "true", "kosha.chaos.key", TEXT, "mp.config.profile", profile));
    }

    private List<String> signed(int seconds) {
        long end = time.wall().getEpochSecond() + seconds;
        return List.of(new ChaosHeader(KEY).sign("target=openai;fault=error;p=1;exp=" + end));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "prod", "Production", " live "})
    void a_server_that_is_not_said_to_be_elsewhere_than_in_production_does_not_start_with_the_switch_on(
            String profile) {
        assertThatThrownBy(() -> on(profile)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void nor_does_one_that_says_nothing_or_has_a_short_key() {
        assertThatThrownBy(() -> started(Map.of("chaos.enabled", "true", "kosha.chaos.key", TEXT)))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> started(
                        Map.of("chaos.enabled", "true", "kosha.chaos.key", "AAAA", "mp.config.profile", "development")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void switched_off_nothing_is_armed_however_well_it_is_signed() {
        ChaosSwitch off = started(Map.of("chaos.enabled", "false", "kosha.chaos.key", TEXT));

        assertThat(off.judge(signed(60)).word()).isEqualTo("disabled");
        assertThat(off.judge(signed(60)).spec()).isEmpty();
    }

    @Test
    void switched_on_what_is_well_signed_is_armed_and_all_else_is_ignored_and_says_why() {
        ChaosSwitch on = on("development");

        assertThat(on.judge(signed(60)).word()).isEqualTo("armed");
        assertThat(on.judge(signed(60)).spec()).isPresent();
        assertThat(on.judge(signed(0)).word()).isEqualTo("expired");
        assertThat(on.judge(signed(901)).word()).isEqualTo("too_far_ahead");
        assertThat(on.judge(List.of("nonsense")).word()).isEqualTo("malformed");
        assertThat(on.judge(List.of("a", "b")).word()).isEqualTo("repeated");
    }
}
