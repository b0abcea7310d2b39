package com.kosha.gateway.trace;

import io.opentelemetry.api.OpenTelemetry;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.CDI;
import jakarta.inject.Singleton;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether the server has MicroProfile Telemetry. Without it OpenTelemetry's classes are not there at all, so no
 * bean names them in a field or a signature, where CDI would look.
 */
@ApplicationScoped
public class TraceWiring {
    private static final String PART_OF_TELEMETRY = "io.opentelemetry.api.OpenTelemetry";
    private static final int BEFORE_ALL_OTHERS = 1;

    private volatile @Nullable Spans spans;

    /** On the thread that starts the application: the server gives its telemetry to its own threads alone. */
    void begin(@Observes @Initialized(ApplicationScoped.class) @Priority(BEFORE_ALL_OTHERS) Object started) {
        spans = isThere(PART_OF_TELEMETRY) ? new Spans(WithTelemetry.recorder()) : Spans.unrecorded();
    }

    @Produces
    @Singleton
    Spans spans() {
        return Objects.requireNonNull(spans, "the application has not been started");
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
            OpenTelemetry telemetry = CDI.current().select(OpenTelemetry.class).get();
            return new OpenTelemetryRecorder(telemetry.getTracer("com.kosha.gateway"));
        }
    }
}
