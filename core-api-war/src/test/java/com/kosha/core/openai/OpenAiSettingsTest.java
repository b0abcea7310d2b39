package com.kosha.core.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.kosha.resilience.SlidingWindow;
import com.kosha.stack.openai.Endpoint;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpenAiSettingsTest {
    private static final SlidingWindow LIMIT = new SlidingWindow(50, Duration.ofSeconds(1));
    private static final Optional<Endpoint> SOMEWHERE =
            Optional.of(new Endpoint(URI.create("https://embeddings.example"), Optional.of("secret")));

    private static OpenAiSettings settings(
            Optional<Endpoint> primary, Optional<Endpoint> backup, int dimensions, int reserveMillis) {
        return new OpenAiSettings(primary, backup, "m", dimensions, Duration.ofMillis(reserveMillis), LIMIT);
    }

    @Test
    void it_prints_no_key_and_says_whether_there_is_a_second_provider() {
        assertThat(settings(SOMEWHERE, SOMEWHERE, 384, 500)).hasToString("OpenAiSettings[m, hedged]");
        assertThat(settings(SOMEWHERE, Optional.empty(), 384, 500)).hasToString("OpenAiSettings[m]");
    }

    @Test
    void a_vector_without_dimensions_and_a_reserve_of_less_than_nothing_do_not_start() {
        assertThatIllegalArgumentException().isThrownBy(() -> settings(SOMEWHERE, SOMEWHERE, 0, 500));
        assertThatIllegalArgumentException().isThrownBy(() -> settings(SOMEWHERE, SOMEWHERE, 384, -1));
    }

    @Test
    void a_backup_of_nobody_does_not_start() {
        assertThatIllegalArgumentException().isThrownBy(() -> settings(Optional.empty(), SOMEWHERE, 384, 500));
    }
}
