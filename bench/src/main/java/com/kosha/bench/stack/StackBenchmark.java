package com.kosha.bench.stack;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One call through all layers, a method for each {@link Situation}. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class StackBenchmark {
    private static final int FAILS_EVERY = 16;

    @Param
    Library library = Library.NONE;

    private String answer = "ok";
    private int calls;
    private Guarded healthy = () -> "";
    private Guarded unsteady = () -> "";
    private Guarded open = () -> "";

    /** Builds a stack for each situation; 20 failures open the last. */
    @Setup
    public void guard() {
        healthy = library.guard(() -> answer);
        unsteady = library.guard(this::answerOrFail);
        open = library.guard(() -> {
            throw new Policy.Broken();
        });
        for (int call = 0; call < Policy.WINDOW; call++) {
            open();
        }
    }

    @Benchmark
    public String success() {
        return healthy.call();
    }

    @Benchmark
    public Object unsteady() {
        return outcome(unsteady);
    }

    @Benchmark
    public Object open() {
        return outcome(open);
    }

    private static Object outcome(Guarded guarded) {
        try {
            return guarded.call();
        } catch (RuntimeException refusedOrFailed) {
            return refusedOrFailed;
        }
    }

    private String answerOrFail() {
        if (++calls % FAILS_EVERY == 0) {
            throw new Policy.Broken();
        }
        return answer;
    }
}
