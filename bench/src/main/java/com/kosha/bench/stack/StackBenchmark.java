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

/** One call through all layers: when it succeeds at once, and when the breaker is open. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class StackBenchmark {
    @Param
    Library library = Library.NONE;

    private String answer = "ok";
    private Guarded healthy = () -> "";
    private Guarded open = () -> "";

    /** Builds both stacks; 20 failures open the second. */
    @Setup
    public void guard() {
        healthy = library.guard(() -> answer);
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

    /** Returns the refusal. */
    @Benchmark
    public Object open() {
        try {
            return open.call();
        } catch (RuntimeException refusal) {
            return refusal;
        }
    }
}
