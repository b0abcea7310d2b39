package com.kosha.gateway.trace;

import com.kosha.contract.KoshaException;
import com.kosha.resilience.AttemptFailed;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The steps of a call: recorded with MicroProfile Telemetry when it is switched on, else nowhere. A span says what was
 * called, for the how manieth time and how it ended; never with what, for whom, or what came back.
 */
public final class Spans {
    /** Not of the taxonomy, and not expected. */
    private static final String UNEXPECTED = "internal";

    private final Recorder recorder;

    Spans(Recorder recorder) {
        this.recorder = recorder;
    }

    /** Where nobody collects them; the trace goes on from hop to hop all the same. */
    public static Spans unrecorded() {
        return new Spans(new Unrecorded());
    }

    /** Where the request on this thread stands: as the server records it, else as its header says. */
    public Trace request(Trace byHeader) {
        return recorder.request().orElse(byHeader);
    }

    /**
     * Runs a tool inside a step of its own.
     *
     * @param within the step that it is a part of
     * @param arrived the request's own step; another trace's when the message has named one of its own
     * @param notes what the span says beside how it ended; looked at when it has ended well
     * @param work is given the tool's step
     */
    public <T> T tool(
            String tool,
            Trace within,
            Trace arrived,
            Supplier<Map<String, String>> notes,
            Function<Trace, Callable<T>> work)
            throws Exception {
        try (Step step = recorder.tool(tool, within, arrived)) {
            try {
                T result = work.apply(step.trace()).call();
                notes.get().forEach(step::note);
                return result;
            } catch (KoshaException failure) {
                step.failed(failure.code().wire());
                throw failure;
            } catch (Exception unexpected) {
                step.failed(UNEXPECTED);
                throw unexpected;
            }
        }
    }

    /**
     * Sends one request inside a step of its own.
     *
     * @param number of the attempt, 1 for the first
     * @param send is given the attempt's step, for the callee to go on with
     */
    public <T> T attempt(String dependency, int number, Trace within, Function<Trace, T> send) {
        try (Step step = recorder.attempt(dependency, number, within)) {
            try {
                return step.inside(() -> send.apply(step.trace()));
            } catch (AttemptFailed failure) {
                step.failed(failure.failure().label());
                throw failure;
            } catch (RuntimeException unexpected) {
                step.failed(UNEXPECTED);
                throw unexpected;
            }
        }
    }
}
