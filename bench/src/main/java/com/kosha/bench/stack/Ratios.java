package com.kosha.bench.stack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures all libraries on all paths, prints the ratios, and writes the page. Ends with status 1 if a target is missed.
 * Takes a minute and a half for each round.
 *
 * <p>Arguments: how many rounds (3 unless said), and the page to write (none unless said).
 */
public final class Ratios {
    private static final TimeValue WARM_UP = TimeValue.milliseconds(250);
    private static final TimeValue SPELL = TimeValue.milliseconds(50);

    private Ratios() {}

    public static void main(String[] arguments) throws RunnerException, IOException {
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 3;
        String loadBefore = Machine.load();
        List<List<Sample>> samples = new ArrayList<>();
        for (int round = 1; round <= count; round++) {
            say("Round " + round + " of " + count);
            samples.add(round());
        }
        Rounds rounds = new Rounds(samples);
        String conditions = "Measured on %s, in %d rounds; load %s before and %s after."
                .formatted(Machine.kind(), count, loadBefore, Machine.load());
        for (Situation situation : Situation.values()) {
            say("\n" + situation.label() + "\n" + Page.table(rounds, situation));
        }
        say(Page.targets(rounds));
        if (arguments.length > 1) {
            Files.writeString(Path.of(arguments[1]), Page.of(rounds, conditions));
        }
        System.exit(Target.of(rounds).stream().allMatch(Target::met) ? 0 : 1);
    }

    private static List<Sample> round() throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(StackBenchmark.class.getName())
                        .forks(1)
                        .warmupIterations(5)
                        .warmupTime(WARM_UP)
                        .measurementIterations(30)
                        .measurementTime(SPELL)
                        .addProfiler(GCProfiler.class)
                        .verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .build())
                .run();
        return results.stream().map(Ratios::sample).toList();
    }

    private static Sample sample(RunResult result) {
        String benchmark = result.getParams().getBenchmark();
        String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
        Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
        return new Sample(
                Library.valueOf(result.getParams().getParam("library")),
                Situation.valueOf(method.toUpperCase(Locale.ROOT)),
                result.getPrimaryResult().getStatistics().getMin(), // whatever else runs here can only add
                Objects.requireNonNull(bytes).getScore());
    }

    @SuppressWarnings("SystemOut") // a command's output
    private static void say(String line) {
        System.out.println(line);
    }
}
