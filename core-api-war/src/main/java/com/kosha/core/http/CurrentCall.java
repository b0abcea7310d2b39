package com.kosha.core.http;

import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import jakarta.enterprise.context.RequestScoped;
import org.jspecify.annotations.Nullable;

/** What the filters have found out about the request at hand. */
@RequestScoped
public class CurrentCall {
    private @Nullable Trace trace;
    private @Nullable Viewer viewer;
    private @Nullable Deadline deadline;

    void in(Trace known) {
        this.trace = known;
    }

    void by(Viewer known) {
        this.viewer = known;
    }

    void until(Deadline known) {
        this.deadline = known;
    }

    /** The trace that the request belongs to. */
    Trace trace() {
        if (trace == null) {
            throw pastTheFilters();
        }
        return trace;
    }

    /** Who asks, and until when. */
    public Call get() {
        if (viewer == null || deadline == null) {
            throw pastTheFilters();
        }
        return new Call(viewer, deadline);
    }

    /** The name of the request's trace, for what outlives the request. */
    public String traceId() {
        return trace().traceId();
    }

    private static IllegalStateException pastTheFilters() {
        return new IllegalStateException("A resource was reached past the filters");
    }
}
