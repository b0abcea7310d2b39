package com.kosha.gateway.trace;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import java.util.Optional;

/** Parents are named, never taken from the thread: a tool runs on another one than its request. */
final class OpenTelemetryRecorder implements Recorder {
    private final Tracer tracer;

    OpenTelemetryRecorder(Tracer tracer) {
        this.tracer = tracer;
    }

    @Override
    public Optional<Trace> request() {
        SpanContext request = Span.current().getSpanContext();
        return request.isValid() ? Optional.of(RecordedStep.trace(request)) : Optional.empty();
    }

    @Override
    public Step tool(String tool, Trace within, Trace arrived) {
        SpanBuilder span = begin("tool " + tool, SpanKind.INTERNAL, within).setAttribute("kosha.tool", tool);
        if (!arrived.traceId().equals(within.traceId())) {
            span.addLink(context(arrived));
        }
        return new RecordedStep(span.startSpan());
    }

    @Override
    public Step attempt(String dependency, int number, Trace within) {
        SpanBuilder span = begin("attempt " + dependency, SpanKind.CLIENT, within)
                .setAttribute("kosha.dependency", dependency)
                .setAttribute("kosha.attempt", number);
        return new AttemptStep(new RecordedStep(span.startSpan()));
    }

    private SpanBuilder begin(String name, SpanKind kind, Trace within) {
        return tracer.spanBuilder(name)
                .setSpanKind(kind)
                .setParent(Context.root().with(Span.wrap(context(within))));
    }

    private static SpanContext context(Trace trace) {
        TraceFlags flags = TraceFlags.fromHex(trace.flags(), 0);
        return SpanContext.create(trace.traceId(), trace.spanId(), flags, TraceState.getDefault());
    }
}
