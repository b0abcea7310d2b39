package com.kosha.bench.stack;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/** The page that tells what was measured: {@code docs/bench/stack.md}. */
final class Page {
    private static final String INTRODUCTION = """
            # What the stack costs

            One call through every layer of the plain-Java stack, beside other libraries that enforce the same policies on
            the same call: 32 permits, a breaker over the last 20 outcomes, 3 attempts with exponential, jittered pauses.
            The dependency is a method that returns at once, so what is measured is the layers. Written by
            `com.kosha.bench.stack.Ratios`; [README.md](README.md) says how to run it.

            Read the ratios, not the nanoseconds: all take part in every round, each with the best of thirty short spells,
            and a ratio is taken within its round. The table gives the middle one and, in brackets, the least and the
            greatest. Bytes depend on what the compiler inlined in that round, not on how busy the machine is.

            The targets compare with the others without their timeouts, which is the harder race: Kosha reckons how long an
            attempt may take and hands that to the transport, which waits anyway, while theirs arm a timer for each call.

            """;

    private Page() {}

    static String of(Rounds rounds, String conditions) {
        return INTRODUCTION + conditions + "\n\n## Targets, on the success path\n\n" + targets(rounds)
                + Arrays.stream(Situation.values())
                        .map(situation -> "\n## " + situation.label() + "\n\n" + situation.words() + "\n\n"
                                + table(rounds, situation))
                        .collect(joining())
                + "\n## What each leaves out\n\n" + notes() + "\n" + versions();
    }

    static String targets(Rounds rounds) {
        return "| | at most | measured | |\n|---|---|---|---|\n"
                + Target.of(rounds).stream()
                        .map(target -> "| %s | %s%s | %s%s | %s |\n"
                                .formatted(
                                        target.promise(),
                                        number(target.most()),
                                        target.unit(),
                                        number(target.measured().middle()),
                                        target.unit(),
                                        target.met() ? "met" : "**missed**"))
                        .collect(joining());
    }

    static String table(Rounds rounds, Situation situation) {
        return "| | times Kosha's | ns | bytes |\n|---|---|---|---|\n"
                + Arrays.stream(Library.values())
                        .map(library -> row(rounds, situation, library))
                        .collect(joining());
    }

    private static String row(Rounds rounds, Situation situation, Library library) {
        Spread ratio = rounds.ratio(situation, library, Library.KOSHA);
        return "| %s | %s (%s to %s) | %s | %.0f |\n"
                .formatted(
                        library.title(),
                        number(ratio.middle()),
                        number(ratio.least()),
                        number(ratio.greatest()),
                        number(rounds.nanos(situation, library).middle()),
                        rounds.bytes(situation, library).middle());
    }

    private static String notes() {
        return Arrays.stream(Library.values())
                .map(library -> "- " + library.title() + ": " + library.note() + "\n")
                .collect(joining());
    }

    private static String versions() {
        try (InputStream versions = Objects.requireNonNull(Page.class.getResourceAsStream("versions.md"))) {
            return new String(versions.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String number(double value) {
        return value >= 10 ? String.format(Locale.ROOT, "%.0f", value) : String.format(Locale.ROOT, "%.2f", value);
    }
}
