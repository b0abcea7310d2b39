package com.kosha.resilience;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A journal in memory that outlives the runners, and the world that the steps change. */
final class Notebook implements SagaJournal {
    /** What a process does that is killed. */
    static final class Crash extends Error {}

    final List<String> lines = new ArrayList<>();
    private final Map<String, StepState> steps = new LinkedHashMap<>();
    private SagaState state = SagaState.RUNNING;
    private int writesUntilCrash = Integer.MAX_VALUE;
    private int failingWrite = -1;
    private boolean lost;

    /** The writer dies before its write of that number, from 0. */
    void crashBefore(int write) {
        writesUntilCrash = write;
    }

    /** That write fails, and is not done. */
    void failAt(int write) {
        failingWrite = lines.size() + write;
    }

    /** Somebody else has taken the saga over. */
    void takenOver() {
        lost = true;
    }

    @Override
    public SagaState state() {
        return state;
    }

    @Override
    public Map<String, StepState> steps() {
        return Map.copyOf(steps);
    }

    @Override
    public void step(String name, StepState to, @Nullable RuntimeException why) {
        write(name + " " + to);
        steps.put(name, to);
    }

    @Override
    public void complete() {
        write("COMPLETED");
        state = SagaState.COMPLETED;
    }

    @Override
    public boolean unwind(@Nullable RuntimeException why) {
        if (state == SagaState.COMPLETED) {
            return false;
        }
        write("COMPENSATING");
        state = SagaState.COMPENSATING;
        return true;
    }

    @Override
    public SagaState unwound(SagaState end) {
        write(end.name());
        state = end;
        return end;
    }

    private void write(String line) {
        if (lost) {
            throw new JournalLost();
        }
        if (writesUntilCrash-- <= 0) {
            writesUntilCrash = Integer.MAX_VALUE;
            throw new Crash();
        }
        if (lines.size() == failingWrite) {
            failingWrite = -1;
            throw new IllegalStateException("The journal is away");
        }
        lines.add(line);
    }
}
