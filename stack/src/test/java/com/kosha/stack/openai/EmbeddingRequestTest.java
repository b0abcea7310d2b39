package com.kosha.stack.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EmbeddingRequestTest {
    private static EmbeddingRequest of(String text, int times) {
        return new EmbeddingRequest("m", Collections.nCopies(times, text), 384);
    }

    @Test
    void what_the_provider_would_refuse_is_not_sent() {
        assertThatIllegalArgumentException().isThrownBy(() -> of("x", 0));
        assertThatIllegalArgumentException().isThrownBy(() -> of("x", 2_049));
        assertThatIllegalArgumentException().isThrownBy(() -> of(" ", 1));
        assertThatIllegalArgumentException().isThrownBy(() -> of("x".repeat(8_192), 1));
        assertThatIllegalArgumentException().as("bytes, not letters").isThrownBy(() -> of("₹".repeat(2_731), 1));
        assertThatIllegalArgumentException().isThrownBy(() -> of("x".repeat(8_000), 38));
        assertThatCode(() -> {
                    of("x", 2_048);
                    of("x".repeat(8_191), 36);
                })
                .doesNotThrowAnyException();
    }

    @Test
    void it_prints_nothing_of_what_was_asked() {
        assertThat(of("who is it", 1).toString()).doesNotContain("who");
    }

    @Test
    void a_key_goes_over_https_or_does_not_leave_this_machine_and_is_never_printed() {
        Optional<String> key = Optional.of("secret");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Endpoint(URI.create("http://embeddings.example"), key));
        assertThat(List.of(
                        new Endpoint(URI.create("https://embeddings.example"), key),
                        new Endpoint(URI.create("http://127.0.0.1:9091"), key),
                        new Endpoint(URI.create("http://embeddings.example"), Optional.empty())))
                .hasSize(3)
                .allSatisfy(endpoint -> assertThat(endpoint.toString()).doesNotContain("secret"));
    }
}
