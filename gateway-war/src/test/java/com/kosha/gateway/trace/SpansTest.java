package com.kosha.gateway.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.KoshaException;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.NoAnswer;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The real OpenTelemetry, whose spans end in a list. */
class SpansTest {
    private static final String HEADER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

    private final InMemorySpanExporter exported = InMemorySpanExporter.create();
    private final Tracer tracer = SdkTracerProvider.builder()
            .addSpanProcessor(SimpleSpanProcessor.create(exported))
            .build()
            .get("test");
    private final Spans spans = new Spans(new OpenTelemetryRecorder(tracer));
    private final Trace arrived = Trace.from(HEADER);

    @Test
    void the_attempts_of_a_tool_are_parts_of_it_and_it_is_a_part_of_the_request() throws Exception {
        spans.<String>tool("get_transaction", arrived, arrived, Map::of, tool -> () -> {
            failing(1, tool);
            return spans.attempt("core-api", 2, tool, Trace::spanId);
        });

        SpanData first = span(0);
        SpanData second = span(1);
        SpanData tool = span(2);
        assertThat(exported.getFinishedSpanItems())
                .extracting(SpanData::getTraceId)
                .containsOnly(arrived.traceId());
        assertThat(tool.getParentSpanId()).isEqualTo(arrived.spanId());
        assertThat(first.getParentSpanId()).isEqualTo(tool.getSpanId());
        assertThat(second.getParentSpanId()).isEqualTo(tool.getSpanId());
    }

    @Test
    void a_tool_that_a_backup_answered_says_which_and_why() throws Exception {
        spans.<String>tool(
                "search_knowledge_base",
                arrived,
                arrived,
                () -> Map.of("served_by", "openai-backup", "served_why", "primary_slow"),
                tool -> () -> "found");

        assertThat(span(0).getAttributes().asMap())
                .containsEntry(AttributeKey.stringKey("kosha.served_by"), "openai-backup")
                .containsEntry(AttributeKey.stringKey("kosha.served_why"), "primary_slow");
    }

    @Test
    void the_callee_goes_on_with_the_span_of_the_attempt() {
        Trace sent = spans.attempt("core-api", 1, arrived, step -> step);

        assertThat(sent.traceparent()).isEqualTo("00-" + arrived.traceId() + "-" + span(0).getSpanId() + "-01");
    }

    @Test
    void an_attempt_says_to_whom_it_went_for_the_how_manieth_time_and_how_it_ended() {
        failing(3, arrived);

        SpanData attempt = span(0);
        assertThat(attempt.getName()).isEqualTo("attempt core-api");
        assertThat(attempt.getKind()).isEqualTo(SpanKind.CLIENT);
        assertThat(attempt.getAttributes().asMap())
                .containsOnly(
                        Map.entry(AttributeKey.stringKey("kosha.dependency"), "core-api"),
                        Map.entry(AttributeKey.longKey("kosha.attempt"), 3L),
                        Map.entry(AttributeKey.stringKey("kosha.code"), "timeout"));
        assertThat(attempt.getStatus().getStatusCode()).isEqualTo(StatusCode.ERROR);
    }

    @Test
    void a_tool_that_fails_says_with_which_code_and_no_word_of_the_message() {
        assertThatThrownBy(() -> spans.tool("get_transaction", arrived, arrived, Map::of, tool -> () -> {
                    throw KoshaException.unauthenticated("Lakshmi's token");
                }))
                .isInstanceOf(KoshaException.class);

        assertFailedInSilence("unauthenticated", "Lakshmi");
    }

    @Test
    void what_nobody_expected_says_no_word_of_its_message_either() {
        assertThatThrownBy(() -> spans.tool("get_transaction", arrived, arrived, Map::of, tool -> () -> {
                    throw new IOException("select name from customers");
                }))
                .isInstanceOf(IOException.class);

        assertFailedInSilence("internal", "select");
    }

    @Test
    void a_message_with_a_trace_of_its_own_is_a_part_of_that_one_and_linked_to_the_request() throws Exception {
        Trace named = Trace.from(null);

        Trace tool = spans.<Trace>tool("get_transaction", named, arrived, Map::of, step -> () -> step);

        assertThat(tool.traceId()).isEqualTo(named.traceId());
        assertThat(span(0).getParentSpanId()).isEqualTo(named.spanId());
        assertThat(span(0).getLinks())
                .extracting(link -> link.getSpanContext().getSpanId())
                .containsExactly(arrived.spanId());
    }

    @Test
    void a_caller_who_does_not_sample_is_not_recorded_and_keeps_the_trace() {
        Trace unsampled = Trace.from(HEADER.replaceAll("01$", "00"));

        Trace sent = spans.attempt("core-api", 1, unsampled, step -> step);

        assertThat(exported.getFinishedSpanItems()).isEmpty();
        assertThat(sent.traceId()).isEqualTo(arrived.traceId());
        assertThat(sent.flags()).isEqualTo("00");
    }

    @Test
    void what_the_platform_would_record_inside_of_an_attempt_is_not_exported() {
        spans.attempt("core-api", 1, arrived, step -> {
            Span platforms = tracer.spanBuilder("POST").startSpan();
            platforms.end();
            return step;
        });

        assertThat(exported.getFinishedSpanItems())
                .extracting(SpanData::getName)
                .containsExactly("attempt core-api");
        assertThat(Span.current().getSpanContext().isValid()).isFalse();
    }

    @Test
    void a_request_stands_where_the_server_records_it_and_else_where_its_header_says() {
        assertThat(spans.request(arrived)).isEqualTo(arrived);

        Span server = tracer.spanBuilder("POST /mcp").startSpan();
        Trace request = Context.root()
                .with(server)
                .wrapSupplier(() -> spans.request(arrived))
                .get();
        server.end();

        assertThat(request.spanId()).isEqualTo(server.getSpanContext().getSpanId());
    }

    @Test
    void without_telemetry_the_trace_goes_on_all_the_same() throws Exception {
        Spans unrecorded = Spans.unrecorded();

        Trace sent = unrecorded.<Trace>tool(
                "get_transaction",
                unrecorded.request(arrived),
                arrived,
                Map::of,
                tool -> () -> unrecorded.attempt("core-api", 1, tool, step -> step));

        assertThat(sent.traceId()).isEqualTo(arrived.traceId());
        assertThat(sent.spanId()).isNotEqualTo(arrived.spanId());
    }

    private void failing(int number, Trace within) {
        assertThatThrownBy(() -> spans.attempt("core-api", number, within, step -> {
                    throw new AttemptFailed(NoAnswer.TIMEOUT, new IOException("HTTP/1.1 header parser: Lakshmi"));
                }))
                .isInstanceOf(AttemptFailed.class);
    }

    private void assertFailedInSilence(String code, String secret) {
        assertThat(span(0).getAttributes().get(AttributeKey.stringKey("kosha.code")))
                .isEqualTo(code);
        assertThat(span(0).getEvents()).isEmpty();
        assertThat(span(0).toString()).doesNotContain(secret);
    }

    private SpanData span(int index) {
        return exported.getFinishedSpanItems().get(index);
    }
}
