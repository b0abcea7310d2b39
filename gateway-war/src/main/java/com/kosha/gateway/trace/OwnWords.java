package com.kosha.gateway.trace;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.sdk.autoconfigure.spi.AutoConfigurationCustomizer;
import io.opentelemetry.sdk.autoconfigure.spi.AutoConfigurationCustomizerProvider;
import io.opentelemetry.sdk.common.CompletableResultCode;
import io.opentelemetry.sdk.trace.data.DelegatingSpanData;
import io.opentelemetry.sdk.trace.data.EventData;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.data.StatusData;
import io.opentelemetry.sdk.trace.export.SpanExporter;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Lets no words of a client's out with a span: a path, a query, a host, the name of a client or its trace state may hold
 * anything, and the server records them all. What is not known to be the server's own or ours stays behind. Found by
 * OpenTelemetry's configuration as a service, where there is one (ADR 0015).
 */
public final class OwnWords implements AutoConfigurationCustomizerProvider {
    private static final String OURS = "kosha.";
    private static final Set<String> THE_SERVERS = Set.of(
            "http.request.method", "http.response.status_code", "http.route", "network.protocol.version", "error.type");

    @Override
    public void customize(AutoConfigurationCustomizer telemetry) {
        telemetry.addSpanExporterCustomizer((exporter, settings) -> new Exporter(exporter));
    }

    /** Hands on what may go out. */
    record Exporter(SpanExporter next) implements SpanExporter {
        @Override
        public CompletableResultCode export(Collection<SpanData> spans) {
            List<SpanData> plain = spans.stream().<SpanData>map(Plain::new).toList();
            return next.export(plain);
        }

        @Override
        public CompletableResultCode flush() {
            return next.flush();
        }

        @Override
        public CompletableResultCode shutdown() {
            return next.shutdown();
        }
    }

    private static final class Plain extends DelegatingSpanData {
        private final Attributes attributes;

        Plain(SpanData span) {
            super(span);
            attributes = span.getAttributes().toBuilder()
                    .removeIf(key -> !mayGoOut(key))
                    .build();
        }

        private static boolean mayGoOut(AttributeKey<?> key) {
            return key.getKey().startsWith(OURS) || THE_SERVERS.contains(key.getKey());
        }

        @Override
        public Attributes getAttributes() {
            return attributes;
        }

        @Override
        public int getTotalAttributeCount() {
            return attributes.size();
        }

        /** None: the server's tell of exceptions, whose messages quote what was sent. Ours are in the log. */
        @Override
        public List<EventData> getEvents() {
            return List.of();
        }

        @Override
        public int getTotalRecordedEvents() {
            return 0;
        }

        @Override
        public StatusData getStatus() {
            return StatusData.create(super.getStatus().getStatusCode(), "");
        }

        @Override
        public SpanContext getSpanContext() {
            return withoutState(super.getSpanContext());
        }

        @Override
        public SpanContext getParentSpanContext() {
            return withoutState(super.getParentSpanContext());
        }

        private static SpanContext withoutState(SpanContext at) {
            return SpanContext.create(at.getTraceId(), at.getSpanId(), at.getTraceFlags(), TraceState.getDefault());
        }
    }
}
