package com.kosha.gateway.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceTest {
    private static final String HEADER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00";

    @Test
    void a_request_is_a_step_of_its_own_in_its_callers_trace() {
        Trace step = Trace.from(HEADER);

        assertThat(step.traceparent()).matches("00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-00");
        assertThat(step.spanId()).isNotEqualTo("00f067aa0ba902b7");
    }

    @Test
    void what_a_caller_names_is_the_callers_own_step() {
        assertThat(Trace.parse(HEADER).map(Trace::traceparent)).contains(HEADER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
                "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01"
            })
    void a_malformed_header_names_nothing_and_a_trace_begins_here(String header) {
        assertThat(Trace.parse(header)).isEmpty();
        assertThat(Trace.from(header).traceparent()).matches("00-[0-9a-f]{32}-[0-9a-f]{16}-01");
    }
}
