package com.kosha.gateway.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.autoconfigure.spi.AutoConfigurationCustomizerProvider;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class OwnWordsTest {
    private final InMemorySpanExporter exported = InMemorySpanExporter.create();
    private final SdkTracerProvider provider = SdkTracerProvider.builder()
            .addSpanProcessor(SimpleSpanProcessor.create(new OwnWords.Exporter(exported)))
            .build();

    private SpanData request(String... attributes) {
        SpanContext clients = SpanContext.createFromRemoteParent(
                "4bf92f3577b34da6a3ce929d0e0e4736",
                "00f067aa0ba902b7",
                TraceFlags.getSampled(),
                TraceState.builder().put("who", "ABCPE1234X").build());
        Span span = provider.get("test")
                .spanBuilder("POST /mcp")
                .setSpanKind(SpanKind.SERVER)
                .setParent(Context.root().with(Span.wrap(clients)))
                .startSpan();
        for (int i = 0; i < attributes.length; i += 2) {
            span.setAttribute(attributes[i], attributes[i + 1]);
        }
        span.recordException(new IllegalArgumentException("ABCPE1234X"));
        span.setStatus(StatusCode.ERROR, "ABCPE1234X");
        span.end();
        return exported.getFinishedSpanItems().get(0);
    }

    @Test
    void what_the_server_and_the_gateway_say_of_a_request_goes_out() {
        SpanData seen = request("http.request.method", "POST", "http.route", "/mcp", "kosha.code", "timeout");

        assertThat(seen.getName()).isEqualTo("POST /mcp");
        assertThat(seen.getStatus().getStatusCode()).isEqualTo(StatusCode.ERROR);
        assertThat(seen.getTraceId()).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
        assertThat(seen.getParentSpanId()).isEqualTo("00f067aa0ba902b7");
        assertThat(seen.getAttributes().asMap())
                .containsOnly(
                        Map.entry(AttributeKey.stringKey("http.request.method"), "POST"),
                        Map.entry(AttributeKey.stringKey("http.route"), "/mcp"),
                        Map.entry(AttributeKey.stringKey("kosha.code"), "timeout"));
    }

    @Test
    void no_word_of_the_clients_does() {
        SpanData seen = request(
                "url.query", "pan=ABCPE1234X",
                "url.path", "/ABCPE1234X",
                "user_agent.original", "ABCPE1234X",
                "server.address", "ABCPE1234X",
                "what.comes.with.the.next.version", "ABCPE1234X");

        assertThat(seen.getAttributes().isEmpty()).isTrue();
        assertThat(seen.getTotalAttributeCount()).isZero();
        assertThat(seen.getEvents()).isEmpty();
        assertThat(seen.getTotalRecordedEvents()).isZero();
        assertThat(seen.getStatus().getDescription()).isEmpty();
        assertThat(seen.getSpanContext().getTraceState().isEmpty()).isTrue();
        assertThat(seen.getParentSpanContext().getTraceState().isEmpty()).isTrue();
    }

    @Test
    void a_server_with_telemetry_finds_it() {
        assertThat(ServiceLoader.load(AutoConfigurationCustomizerProvider.class))
                .hasAtLeastOneElementOfType(OwnWords.class);
    }
}
