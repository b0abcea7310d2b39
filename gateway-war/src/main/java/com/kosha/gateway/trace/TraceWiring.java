package com.kosha.gateway.trace;

import io.opentelemetry.api.trace.Tracer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.CDI;
import jakarta.inject.Singleton;

/**
 * Finds out whether the server has MicroProfile Telemetry. Without it OpenTelemetry's classes are not there at all, so no
 * bean names them in a field or a signature, where CDI would look.
 */
@ApplicationScoped
public class TraceWiring {
    private static final String PART_OF_TELEMETRY = "io.opentelemetry.api.trace.Tracer";

    @Produces
    @Singleton
    Spans spans() {
        return isThere(PART_OF_TELEMETRY) ? new Spans(WithTelemetry.recorder()) : Spans.unrecorded();
    }

    static boolean isThere(String type) {
        try {
            Class.forName(type, false, TraceWiring.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    /** A class of its own, so that it is loaded only when what it names is there. */
    private static final class WithTelemetry {
        private WithTelemetry() {}

        static Recorder recorder() {
            return new OpenTelemetryRecorder(CDI.current().select(Tracer.class).get());
        }
    }
}
