package com.kosha.core.db;

import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.Deadline;
import java.util.Optional;

/**
 * Who asks, and until when: what every statement runs under.
 *
 * @param attempt which attempt of the caller's this request is, from 1
 * @param cancellation calls its statements off when the caller leaves
 * @param armed the fault that is to hit what it needs, where an operator has asked for one
 */
public record Call(
        Viewer viewer, Deadline deadline, int attempt, Cancellation cancellation, Optional<ChaosSpec> armed) {

    /** One that no fault is to hit. */
    public Call(Viewer viewer, Deadline deadline, int attempt, Cancellation cancellation) {
        this(viewer, deadline, attempt, cancellation, Optional.empty());
    }

    /** A first attempt that nobody calls off. */
    public Call(Viewer viewer, Deadline deadline) {
        this(viewer, deadline, 1, new Cancellation());
    }
}
