package com.kosha.gateway.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.gateway.limits.InFlight;
import com.kosha.json.Json;
import com.kosha.stack.MetersDouble;
import com.kosha.stack.MovedTime;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class LoadShedTest {
    private static final int ROOM = 64;

    private final MovedTime time = new MovedTime();
    private final InFlight room = new InFlight(ROOM);
    private final MetersDouble meters = new MetersDouble();
    private final LoadShed stage = LoadShedFixture.with(time, room, meters);

    private RequestDouble arrives(String path) {
        RequestDouble request = new RequestDouble("POST", path);
        stage.filter(request.context());
        return request;
    }

    private void isAnswered(RequestDouble request) {
        stage.filter(request.context(), RequestDouble.as(ContainerResponseContext.class, (p, m, a) -> {
            throw new UnsupportedOperationException(m.getName());
        }));
    }

    private static JsonNode data(Response answer) throws IOException {
        return Json.mapper().readTree((String) answer.getEntity()).at("/error/data");
    }

    private static Response answer(RequestDouble request) {
        return Objects.requireNonNull(request.answer);
    }

    @Test
    void the_sixty_fifth_request_in_flight_is_sent_away_and_the_next_finds_the_place_of_one_that_has_ended()
            throws IOException {
        RequestDouble first = arrives("/mcp");
        for (int i = 1; i < ROOM; i++) {
            assertThat(arrives("/mcp").answer).isNull();
        }

        Response refused = answer(arrives("/mcp"));
        isAnswered(first);

        assertThat(refused.getStatus()).isEqualTo(503);
        assertThat(refused.getHeaderString("Retry-After")).isEqualTo("1");
        assertThat(data(refused).path("code").asText()).isEqualTo("overloaded");
        assertThat(data(refused).path("trace_id").asText()).hasSize(32);
        assertThat(data(refused).path("retry_after_s").asInt()).isEqualTo(1);
        assertThat(data(refused).at("/details/rule").asText()).isEqualTo("in_flight");
        assertThat(arrives("/mcp").answer).isNull();
        assertThat(meters.seen()).containsOnly(java.util.Map.entry("kosha_shed_total{reason=in_flight}", 1));
    }

    @Test
    void one_that_was_sent_away_gives_nobodys_place_back() {
        for (int i = 0; i < ROOM; i++) {
            arrives("/mcp");
        }

        isAnswered(arrives("/mcp"));

        assertThat(room.taken()).isEqualTo(ROOM);
    }

    @Test
    void a_look_whether_the_process_is_alive_takes_no_place_and_always_gets_through() {
        for (int i = 0; i < ROOM; i++) {
            arrives("/mcp");
        }

        assertThat(arrives("/healthz").answer).isNull();
        assertThat(room.taken()).isEqualTo(ROOM);
    }

    @Test
    void a_request_whose_deadline_had_passed_is_sent_away_at_once() throws IOException {
        RequestDouble late = new RequestDouble("POST", "/mcp").header("X-Request-Deadline", at(Duration.ZERO));
        RequestDouble timely = new RequestDouble("POST", "/mcp").header("X-Request-Deadline", at(Duration.ofMillis(1)));

        stage.filter(late.context());
        stage.filter(timely.context());

        assertThat(answer(late).getStatus()).isEqualTo(503);
        assertThat(answer(late).getHeaderString("Retry-After")).isEqualTo("1");
        assertThat(data(answer(late)).at("/details/rule").asText()).isEqualTo("deadline_hint");
        assertThat(timely.answer).isNull();
        assertThat(room.taken()).isEqualTo(1);
        assertThat(meters.seen())
                .containsEntry("kosha_shed_total{reason=expired}", 1)
                .containsEntry("kosha_deadline_hint_total{outcome=expired}", 1);
    }

    @Test
    void a_hint_that_cannot_be_read_sheds_nothing() {
        RequestDouble odd = new RequestDouble("POST", "/mcp").header("X-Request-Deadline", "yesterday");

        stage.filter(odd.context());

        assertThat(odd.answer).isNull();
    }

    @Test
    void an_answer_that_begins_to_stream_keeps_the_place_as_long_as_there_is_work_behind_it() {
        RequestDouble idle = arrives("/mcp");
        RequestDouble working = arrives("/mcp");
        Stages.callOf(working.context()).seat().works();

        isAnswered(idle);
        isAnswered(working);

        assertThat(room.taken()).isEqualTo(1);
        Stages.callOf(working.context()).seat().leave();
        assertThat(room.taken()).isZero();
    }

    private String at(Duration fromNow) {
        return com.kosha.resilience.WireTime.format(time.wall().plus(fromNow));
    }
}
