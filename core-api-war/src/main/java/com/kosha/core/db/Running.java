package com.kosha.core.db;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The requests that are being served, so that their own callers can call them off. */
public final class Running {
    private final Map<Cancellation, Place> requests = new ConcurrentHashMap<>();

    private record Place(Viewer viewer, String traceId, String callerSpan) {
        /** The same person through the same client: nobody calls off what another asked for. */
        boolean isOf(Viewer other, String trace, @Nullable String span) {
            return viewer.subject().equals(other.subject())
                    && viewer.clientId().equals(other.clientId())
                    && traceId.equals(trace)
                    && (span == null || span.equals(callerSpan));
        }
    }

    /**
     * A request has come in.
     *
     * @param callerSpan the caller's own step in the trace, which is this one attempt of its
     */
    public void begin(Cancellation request, Viewer viewer, String traceId, String callerSpan) {
        requests.put(request, new Place(viewer, traceId, callerSpan));
    }

    /** It has been answered. */
    public void end(Cancellation request) {
        requests.remove(request);
    }

    /**
     * Calls off the viewer's requests of that trace.
     *
     * @param callerSpan only the one that came with it; null for all of the trace
     */
    public void cancel(Viewer viewer, String traceId, @Nullable String callerSpan) {
        requests.forEach((request, place) -> {
            if (place.isOf(viewer, traceId, callerSpan)) {
                request.call();
            }
        });
    }
}
