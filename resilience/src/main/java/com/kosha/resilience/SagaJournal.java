package com.kosha.resilience;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of one saga, so that somebody else can go on with it. Its writer may lose it to another, who took it for
 * dead; from then on every method here throws {@link JournalLost}.
 */
public interface SagaJournal {

    /** Where the saga stands. */
    SagaState state();

    /** The steps that have begun, by name. */
    Map<String, StepState> steps();

    /**
     * Where a step stands from now on.
     *
     * @param why the failure that brought it there, if one did
     */
    void step(String name, StepState state, @Nullable RuntimeException why);

    /** Every step is done, and so is the saga. What must happen together with that happens in here. */
    void complete();

    /**
     * From now on it is unwound. False when it was completed before, and there is nothing to unwind.
     *
     * @param why what went wrong; absent when its runner went
     */
    boolean unwind(@Nullable RuntimeException why);

    /**
     * The unwinding is over.
     *
     * @param end {@code COMPENSATED}, or {@code STUCK}
     * @return where the saga stands now: {@code end}, or {@code COMPENSATING} when there is something to undo again
     */
    SagaState unwound(SagaState end);
}
