package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BreakerTracesTest {
    private final VirtualTime time = new VirtualTime();
    private final List<String> transitions = new ArrayList<>();
    private final Map<String, Permit> permits = new HashMap<>();

    static Stream<String> traces() {
        return Traces.names("A.*");
    }

    @ParameterizedTest
    @MethodSource("traces")
    void the_breaker_does_what_the_trace_says(String name) {
        JsonNode trace = Traces.get(name);
        Breaker breaker = breakerOf(name);

        for (JsonNode event : trace.get("events")) {
            time.goToMillis(event.get("t").asDouble());
            if (name.equals("A15_wallclock")) {
                time.setBackWall(Duration.ofHours(1));
            }
            String result = perform(breaker, event.get("op").asText(), event.get("arg"));

            String at = event.toString();
            assertThat(result).as(at).isEqualTo(event.get("result").asText());
            assertThat(breaker.state().label())
                    .as(at)
                    .isEqualTo(event.get("state").asText());
            assertThat(breaker.state().gauge())
                    .as(at)
                    .isEqualTo(event.get("gauge").asInt());
            assertThat(breaker.look().retryAfter().toMillis())
                    .as(at)
                    .isEqualTo(event.get("retry_after_ms").asLong());
        }

        assertThat(transitions).isEqualTo(transitionsOf(trace));
    }

    private Breaker breakerOf(String name) {
        boolean small = name.startsWith("A03") || name.startsWith("A04");
        BreakerSettings settings = small
                ? new BreakerSettings(10, 0.5, Duration.ofSeconds(30), 3)
                : new BreakerSettings(20, 0.5, Duration.ofSeconds(15), 3);
        BreakerListener listener =
                (stack, from, to) -> transitions.add((long) time.millis() + " " + from.label() + " " + to.label());
        return new Breaker("core-api-read", settings, time, listener);
    }

    private String perform(Breaker breaker, String op, JsonNode arg) {
        return switch (op) {
            case "enter" -> enter(breaker, arg.get(0).asText());
            case "burst" -> burst(breaker, arg.get(0).asInt(), arg.get(1).asText());
            case "force" -> silently(breaker::force);
            case "clear" -> silently(breaker::clear);
            default -> silently(() -> permit(arg.get(0).asText()).report(verdict(op)));
        };
    }

    private static String silently(Runnable op) {
        op.run();
        return "null";
    }

    private Permit permit(String id) {
        return Objects.requireNonNull(permits.get(id));
    }

    private String enter(Breaker breaker, String id) {
        boolean expected = breaker.look().admits();
        try {
            permits.put(id, breaker.enter());
            assertThat(expected).isTrue();
            return "admit";
        } catch (CircuitOpen open) {
            assertThat(expected).isFalse();
            return "reject";
        }
    }

    private static String burst(Breaker breaker, int calls, String outcome) {
        for (int call = 0; call < calls; call++) {
            breaker.enter().report(verdict(outcome));
        }
        return "admitted " + calls + " of " + calls;
    }

    private static Verdict verdict(String letter) {
        return switch (letter) {
            case "S" -> Verdict.SUCCESS;
            case "F" -> Verdict.FAILURE;
            default -> Verdict.IGNORED;
        };
    }

    private static List<String> transitionsOf(JsonNode trace) {
        List<String> expected = new ArrayList<>();
        trace.get("transitions")
                .forEach(t -> expected.add(t.get(0).asLong() + " " + t.get(1).asText() + " "
                        + t.get(2).asText()));
        return expected;
    }
}
