package com.kosha.resilience;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Takes sagas to their end: every step done, or everything that was done undone, in reverse (ruling 24). A step whose
 * outcome is unknown is undone too. Each compensation has a time of its own, and one that fails does not keep the others
 * from running; a caller's stop does not cut the undoing short.
 *
 * <p>A journal that cannot be written ends the work here and leaves the rest to {@link #resume}, and so does an
 * {@code Error}.
 */
public final class SagaRunner {
    private final Duration compensationTime;
    private final Time time;

    /** @param compensationTime what each compensation may take, whatever is left of the request's own time */
    public SagaRunner(Duration compensationTime, Time time) {
        this.compensationTime = compensationTime;
        this.time = time;
    }

    /**
     * Runs the steps that the journal does not show as done.
     *
     * @param deadline of the steps
     * @param stopped asked before each step and once after the last: a step that has begun is never cut
     * @throws SagaUndone when it did not complete
     */
    public void run(List<? extends SagaStep> steps, SagaJournal journal, Deadline deadline, BooleanSupplier stopped) {
        try {
            forward(steps, journal, deadline, stopped);
        } catch (RuntimeException failure) {
            SagaState end = undo(steps, journal, failure);
            if (end != SagaState.COMPLETED) { // only the word of its completion was lost
                throw new SagaUndone(end, failure);
            }
        }
    }

    /**
     * Goes on where another left off: completes what was all done, and unwinds everything else. A compensation that had
     * failed runs once more when its step stands at {@code COMPENSATING} again, because a person said so.
     */
    public SagaState resume(List<? extends SagaStep> steps, SagaJournal journal) {
        Map<String, StepState> begun = journal.steps();
        boolean allDone = steps.stream().allMatch(step -> begun.get(step.name()) == StepState.DONE);
        if (allDone && journal.state() == SagaState.RUNNING) {
            journal.complete();
            return SagaState.COMPLETED;
        }
        return Shield.over(() -> unwind(steps, journal, null));
    }

    private static void forward(
            List<? extends SagaStep> steps, SagaJournal journal, Deadline deadline, BooleanSupplier stopped) {
        Map<String, StepState> begun = journal.steps();
        for (SagaStep step : steps) {
            if (begun.get(step.name()) != StepState.DONE) {
                checkNot(stopped);
                run(step, journal, deadline);
            }
        }
        checkNot(stopped);
        journal.complete();
    }

    private static void checkNot(BooleanSupplier stopped) {
        if (stopped.getAsBoolean() || Thread.currentThread().isInterrupted()) {
            throw new SagaStopped();
        }
    }

    private static void run(SagaStep step, SagaJournal journal, Deadline deadline) {
        journal.step(step.name(), StepState.STARTED, null);
        try {
            step.run(deadline);
        } catch (RuntimeException failure) {
            note(step, step.didNothing(failure) ? StepState.FAILED : StepState.UNKNOWN, failure, journal);
            throw failure;
        }
        journal.step(step.name(), StepState.DONE, null);
    }

    /** Unwritten, it stays STARTED, which says no less than UNKNOWN. */
    private static void note(SagaStep step, StepState state, RuntimeException failure, SagaJournal journal) {
        try {
            journal.step(step.name(), state, failure);
        } catch (RuntimeException unwritten) {
            failure.addSuppressed(unwritten);
        }
    }

    private SagaState undo(List<? extends SagaStep> steps, SagaJournal journal, RuntimeException failure) {
        try {
            return Shield.over(() -> unwind(steps, journal, failure));
        } catch (RuntimeException unwritten) {
            if (unwritten != failure) {
                failure.addSuppressed(unwritten);
            }
            return SagaState.COMPENSATING;
        }
    }

    private SagaState unwind(List<? extends SagaStep> steps, SagaJournal journal, @Nullable RuntimeException why) {
        if (!journal.unwind(why)) {
            return SagaState.COMPLETED;
        }
        Map<String, StepState> begun = journal.steps();
        SagaState end = SagaState.COMPENSATED;
        for (int i = steps.size() - 1; i >= 0; i--) {
            StepState state = begun.get(steps.get(i).name());
            if (state != null && !isUndone(steps.get(i), state, journal)) {
                end = SagaState.STUCK;
            }
        }
        return journal.unwound(end);
    }

    private boolean isUndone(SagaStep step, StepState state, SagaJournal journal) {
        if (!state.isToBeUndone()) {
            return state != StepState.COMPENSATION_FAILED;
        }
        journal.step(step.name(), StepState.COMPENSATING, null);
        try {
            step.compensate(Deadline.in(compensationTime, time));
        } catch (RuntimeException failure) {
            journal.step(step.name(), StepState.COMPENSATION_FAILED, failure);
            return false;
        }
        journal.step(step.name(), StepState.COMPENSATED, null);
        return true;
    }
}
