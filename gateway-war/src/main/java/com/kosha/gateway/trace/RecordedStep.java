package com.kosha.gateway.trace;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.StatusCode;

/** A span that is exported when it ends. Exceptions are not recorded: their messages are for the log alone. */
record RecordedStep(Span span) implements Step {
    @Override
    public Trace trace() {
        return trace(span.getSpanContext());
    }

    @Override
    public void note(String name, String word) {
        span.setAttribute("kosha." + name, word);
    }

    @Override
    public void failed(String code) {
        span.setAttribute("kosha.code", code).setStatus(StatusCode.ERROR);
    }

    @Override
    public void close() {
        span.end();
    }

    static Trace trace(SpanContext at) {
        return new Trace(at.getTraceId(), at.getSpanId(), at.getTraceFlags().asHex());
    }
}
