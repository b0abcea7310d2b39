package com.kosha.gateway.trace;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.context.Context;
import java.util.function.Supplier;

/**
 * An attempt's span. The platform's Rest Client would record another one beneath it, with the whole address, and never
 * end it when the attempt fails: inside of this one, who asks the thread for a parent finds one that is not sampled.
 */
record AttemptStep(RecordedStep step) implements Step {
    @Override
    public Trace trace() {
        return step.trace();
    }

    @Override
    public <T> T inside(Supplier<T> work) {
        SpanContext own = step.span().getSpanContext();
        SpanContext unsampled =
                SpanContext.create(own.getTraceId(), own.getSpanId(), TraceFlags.getDefault(), TraceState.getDefault());
        return Context.root().with(Span.wrap(unsampled)).wrapSupplier(work).get();
    }

    @Override
    public void note(String name, String word) {
        step.note(name, word);
    }

    @Override
    public void failed(String code) {
        step.failed(code);
    }

    @Override
    public void close() {
        step.close();
    }
}
