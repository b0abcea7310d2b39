package com.kosha.core.saga;

import com.kosha.resilience.Deadline;
import com.kosha.resilience.SagaStep;
import java.util.function.Consumer;

/**
 * The first step of a saga: it was done in the transaction that opened it.
 *
 * @param undoing its compensation
 */
public record OpeningStep(String name, Consumer<Deadline> undoing) implements SagaStep {

    @Override
    public void run(Deadline deadline) {
        throw new IllegalStateException("The opening of a saga is done with it");
    }

    @Override
    public void compensate(Deadline deadline) {
        undoing.accept(deadline);
    }
}
