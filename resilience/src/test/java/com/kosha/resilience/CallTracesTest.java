package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.resilience.CallScript.Behaviour;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CallTracesTest {
    private final List<String> attempts = new ArrayList<>();
    private String last = "";

    static Stream<String> traces() {
        return Traces.names("C[01][0-9].*");
    }

    @ParameterizedTest
    @MethodSource("traces")
    void a_call_is_tried_as_the_trace_says(String name) {
        JsonNode trace = Traces.get(name);
        CallScript script = CallScript.parse(trace.get("args").asText());
        Dependency dependency = new Dependency().with(script.limits()).with(script.chance());
        dependency.answering(attempt -> attempt(dependency.time, attempt, script.behaviour(attempt.number())));

        Object end = dependency.call(script.deadline());

        assertThat(attempts).isEqualTo(expectedAttempts(trace));
        assertThat(labelOf(end)).isEqualTo(trace.get("result").get(0).asText());
        assertThat(dependency.time.millis())
                .isEqualTo(trace.get("result").get(1).asDouble());
    }

    @Test
    void timeouts_are_what_is_left_and_those_of_zero_or_less_are_not_sent() {
        JsonNode expected = Traces.get("C20_timeouts");

        assertTimeout(expected, "core7.7_openai", 7_700, 100, 2_000);
        assertTimeout(expected, "core6.5_pg", 6_500, 100, 3_000);
        assertTimeout(expected, "core2.5_pg", 2_500, 100, 3_000);
        assertTimeout(expected, "core0.1_pg", 100, 100, 3_000);
        assertTimeout(expected, "core0.05_pg", 50, 100, 3_000);
        assertTimeout(expected, "gw0.15", 150, 150, 2_000);
        assertTimeout(expected, "gw0.151", 151, 150, 2_000);
    }

    private static void assertTimeout(JsonNode expected, String name, long left, long margin, long cap) {
        Deadline deadline = Deadline.in(Duration.ofMillis(left), new VirtualTime());
        Duration timeout;
        try {
            timeout = deadline.timeout(Duration.ofMillis(margin), Duration.ofMillis(cap));
        } catch (DeadlineExceeded notSent) {
            assertThat(expected.get(name).asLong()).as(name).isLessThanOrEqualTo(0);
            return;
        }
        assertThat(timeout.toMillis()).as(name).isEqualTo(expected.get(name).asLong());
    }

    private String attempt(VirtualTime time, Attempt attempt, Behaviour behaviour) {
        double start = time.millis();
        Duration header = Duration.between(attempt.sent(), attempt.calleeDeadline());
        boolean silent = behaviour.kind().equals("hang") || behaviour.takes().compareTo(attempt.timeout()) > 0;
        time.pass(silent ? attempt.timeout() : behaviour.takes());
        AttemptFailure failure = silent ? attempt.timedOut() : behaviour.failure(attempt);
        last = failure == null ? "ok" : label(failure);
        attempts.add(
                row(attempt.number(), start, attempt.timeout().toMillis(), header.toMillis(), last, time.millis()));
        if (failure != null) {
            throw new AttemptFailed(failure);
        }
        return "ok";
    }

    private static List<String> expectedAttempts(JsonNode trace) {
        List<String> rows = new ArrayList<>();
        for (JsonNode a : trace.get("trace")) {
            rows.add(row(
                    a.get("attempt").asInt(),
                    a.get("start").asDouble(),
                    a.get("timeout").asLong(),
                    a.get("header").asLong(),
                    a.get("result").asText(),
                    a.get("end").asDouble()));
        }
        return rows;
    }

    private static String row(int number, double start, long timeout, long header, String result, double end) {
        return "%d at %.1f for %d telling %d: %s at %.1f".formatted(number, start, timeout, header, result, end);
    }

    private static String label(AttemptFailure failure) {
        return failure == NoAnswer.CUT_BY_DEADLINE
                ? "deadline"
                : failure == NoAnswer.CONNECT ? "conn" : failure.label();
    }

    private String labelOf(Object end) {
        if (!(end instanceof GivenUp givenUp)) {
            return end.toString();
        }
        if (givenUp.last() == NoAnswer.CUT_BY_DEADLINE) {
            return "deadline_exceeded";
        }
        boolean wanted = givenUp.reason() != StopReason.NOT_RETRYABLE;
        return wanted ? last + "/" + givenUp.reason().label() : last;
    }
}
