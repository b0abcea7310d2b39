package com.kosha.core.db;

import com.kosha.resilience.Deadline;

/**
 * Who asks, and until when: what every statement runs under.
 *
 * @param attempt which attempt of the caller's this request is, from 1
 * @param cancellation calls its statements off when the caller leaves
 */
public record Call(Viewer viewer, Deadline deadline, int attempt, Cancellation cancellation) {

    /** A first attempt that nobody calls off. */
    public Call(Viewer viewer, Deadline deadline) {
        this(viewer, deadline, 1, new Cancellation());
    }
}
