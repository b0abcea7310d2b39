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
 * @param patient whether it waits for a connection until its deadline, however long others are made to wait
 */
public record Call(
        Viewer viewer,
        Deadline deadline,
        int attempt,
        Cancellation cancellation,
        Optional<ChaosSpec> armed,
        boolean patient) {

    /** One that leaves when it has waited for a connection as long as the pool allows. */
    public Call(Viewer viewer, Deadline deadline, int attempt, Cancellation cancellation, Optional<ChaosSpec> armed) {
        this(viewer, deadline, attempt, cancellation, armed, false);
    }

    /** One that no fault is to hit. */
    public Call(Viewer viewer, Deadline deadline, int attempt, Cancellation cancellation) {
        this(viewer, deadline, attempt, cancellation, Optional.empty());
    }

    /** A first attempt that nobody calls off. */
    public Call(Viewer viewer, Deadline deadline) {
        this(viewer, deadline, 1, new Cancellation());
    }

    /** The same, as one that is patient: for what has happened, and must be written down or undone. */
    public Call inPatience() {
        return new Call(viewer, deadline, attempt, cancellation, armed, true);
    }
}
