package com.kosha.core.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class TraceTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

    @Test
    void a_trace_that_the_caller_named_goes_on_under_a_span_of_ours() {
        Trace trace = Trace.from("00-" + TRACE + "-00f067aa0ba902b7-01", () -> 0xabcL);

        assertThat(trace.traceparent()).isEqualTo("00-" + TRACE + "-0000000000000abd-01");
        assertThat(trace.callerSpan()).isEqualTo("00f067aa0ba902b7");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
                "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01\nforged: line"
            })
    void one_that_cannot_be_read_is_replaced(String traceparent) {
        Trace trace = Trace.from(traceparent, () -> 1L);

        assertThat(trace.traceId()).isEqualTo("00000000000000010000000000000001");
        assertThat(trace.callerSpan()).isEmpty();
    }

    @Test
    void a_path_cannot_forge_a_line_of_the_log() {
        assertThat(TraceFilter.line("GET", "/v1/x\ntrace_id=forged")).isEqualTo("GET /v1/x?trace_id?forged");
        assertThat(TraceFilter.line("GET", "/" + "a".repeat(5_000))).hasSize(120);
    }
}
