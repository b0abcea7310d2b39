package com.kosha.loader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.resilience.GivenUp;
import com.kosha.stack.MovedTime;
import com.kosha.stack.http.PeerDouble;
import com.kosha.stack.openai.Endpoint;
import java.net.URI;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VectorsTest {
    private static final String GOOD =
            "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[0.5,1]}],\"object\":\"list\"}";

    private final MovedTime time = new MovedTime();
    private final List<Duration> pauses = new ArrayList<>();

    private Vectors of(PeerDouble peer) {
        LoadSettings settings = LoadSettings.from(Map.of(
                "KOSHA_DB_URL", "u",
                "KOSHA_DB_LOADER", "l",
                "KOSHA_DB_LOADER_PASSWORD", "secret",
                "KOSHA_EMBEDDINGS_DIMENSIONS", "2",
                "KOSHA_OPENAI_LIMIT_ATTEMPTS", "2",
                "KOSHA_OPENAI_LIMIT_SPAN", "PT10S"));
        URI uri = peer.uri("");
        return new Vectors(new Endpoint(uri, Optional.of("key")), settings, time, this::pause);
    }

    private void pause(Duration pause) {
        pauses.add(pause);
        time.pass(pause);
    }

    @Test
    void the_model_is_the_providers_own_word() throws Exception {
        try (PeerDouble peer = new PeerDouble(PeerDouble.answers("200 OK", "", GOOD))) {
            assertThat(of(peer).model()).isEqualTo("m");
            assertThat(peer.requests().get(0))
                    .startsWith("POST /v1/embeddings ")
                    .contains("Bearer key");
        }
    }

    @Test
    void a_rate_limit_is_waited_out_as_long_as_the_provider_says() throws Exception {
        List<String> answers = new ArrayList<>(List.of("429 Too Many Requests", "200 OK"));
        try (PeerDouble peer = new PeerDouble(out -> PeerDouble.answers(answers.remove(0), "Retry-After: 3\r\n", GOOD)
                .answer(out))) {
            assertThat(of(peer).of(List.of("text"))).hasSize(1);
        }
        assertThat(pauses)
                .singleElement()
                .satisfies(pause -> assertThat(pause).isGreaterThanOrEqualTo(Duration.ofSeconds(3)));
    }

    @Test
    void each_attempt_has_its_place_in_what_the_provider_admits_and_waits_for_it() throws Exception {
        List<String> answers = new ArrayList<>(List.of("429 Too Many Requests", "200 OK", "200 OK"));
        try (PeerDouble peer = new PeerDouble(out -> PeerDouble.answers(answers.remove(0), "Retry-After: 0\r\n", GOOD)
                .answer(out))) {
            Vectors vectors = of(peer);

            vectors.of(List.of("tried twice"));
            vectors.of(List.of("the third request"));
        }

        assertThat(time.wall().truncatedTo(ChronoUnit.MILLIS)).isEqualTo(MovedTime.START.plusSeconds(10));
        assertThat(pauses).hasSize(2);
    }

    @Test
    void a_quota_that_is_used_up_and_an_answer_that_is_none_are_failures() throws Exception {
        String quota = "{\"error\":{\"code\":\"insufficient_quota\"}}";
        try (PeerDouble peer = new PeerDouble(PeerDouble.answers("429 Too Many Requests", "", quota))) {
            assertThatThrownBy(() -> of(peer).model()).isInstanceOf(GivenUp.class);
            assertThat(peer.requests()).hasSize(1);

            peer.now(PeerDouble.answers("200 OK", "", "{}"));
            assertThatThrownBy(() -> of(peer).model()).isInstanceOf(GivenUp.class);
        }
    }
}
