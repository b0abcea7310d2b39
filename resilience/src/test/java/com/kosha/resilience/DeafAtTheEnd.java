package com.kosha.resilience;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A journal whose last word is written, and whose writer never hears of it. */
record DeafAtTheEnd(SagaJournal journal) implements SagaJournal {
    @Override
    public void complete() {
        journal.complete();
        throw new IllegalStateException("The connection broke");
    }

    @Override
    public SagaState state() {
        return journal.state();
    }

    @Override
    public Map<String, StepState> steps() {
        return journal.steps();
    }

    @Override
    public void step(String name, StepState state, @Nullable RuntimeException why) {
        journal.step(name, state, why);
    }

    @Override
    public boolean unwind(@Nullable RuntimeException why) {
        return journal.unwind(why);
    }

    @Override
    public SagaState unwound(SagaState end) {
        return journal.unwound(end);
    }
}
