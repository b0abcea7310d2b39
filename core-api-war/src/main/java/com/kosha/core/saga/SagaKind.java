package com.kosha.core.saga;

import com.kosha.core.db.Transaction;
import com.kosha.resilience.SagaStep;
import java.util.List;

/** One kind of saga: its steps with their compensations, in the one place that declares them. */
public interface SagaKind {

    /** Lower case, with underscores. */
    String name();

    /**
     * The steps of one, in their order. The first has been done when the saga comes to be, in the very transaction that
     * keeps them both; it is never run.
     */
    List<SagaStep> steps(Saga saga);

    /** What happens in the very transaction that completes it. */
    default void complete(Transaction transaction, Saga saga) {}
}
