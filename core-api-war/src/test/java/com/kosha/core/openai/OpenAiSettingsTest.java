package com.kosha.core.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.kosha.resilience.SlidingWindow;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpenAiSettingsTest {
    private static final SlidingWindow LIMIT = new SlidingWindow(50, Duration.ofSeconds(1));

    private static OpenAiSettings settings(String url, Optional<String> key) {
        return new OpenAiSettings(Optional.of(URI.create(url)), key, "m", 384, Duration.ofMillis(500), LIMIT);
    }

    @Test
    void a_key_goes_over_https_or_does_not_leave_this_machine() {
        Optional<String> key = Optional.of("secret");

        assertThatIllegalArgumentException().isThrownBy(() -> settings("http://embeddings.example", key));
        assertThatCode(() -> {
                    settings("https://embeddings.example", key);
                    settings("http://127.0.0.1:9091", key);
                    settings("http://embeddings.example", Optional.empty());
                })
                .doesNotThrowAnyException();
    }

    @Test
    void it_prints_no_key() {
        assertThat(settings("https://embeddings.example", Optional.of("secret")).toString())
                .doesNotContain("secret");
    }

    @Test
    void a_vector_without_dimensions_and_a_reserve_of_less_than_nothing_do_not_start() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new OpenAiSettings(Optional.empty(), Optional.empty(), "m", 0, Duration.ZERO, LIMIT));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new OpenAiSettings(Optional.empty(), Optional.empty(), "m", 384, Duration.ofMillis(-1), LIMIT));
    }
}
