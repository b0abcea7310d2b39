package com.kosha.bench.hedging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutionException;

/** Measures what hedging gains and costs, and writes {@code docs/bench/hedging.md}. Ends with 1 when a target is missed. */
public final class Hedging {
    private static final int CALLS = 4_000;
    private static final Duration SLOW = Duration.ofSeconds(1);
    private static final String PAGE = """
            # What a second provider gains and costs

            %,d calls by 16 callers through the real `Hedge`, in real time. A provider answers within 5 to 15 ms; of the
            slow one 5 %% of the calls take a second longer. Written by `com.kosha.bench.hedging.Hedging`;
            [README.md](README.md) says how to run it.

            | | p99 alone | p99 hedged | ratio, at most 0.25 | requests for each call | at most | losers cancelled |
            |---|---|---|---|---|---|---|
            | the primary is slow | %d ms | %d ms | %.3f | %.3f | 1.07 | %d |
            | both are slow, every call | | %d ms | | %.3f | 1.10 | %d |

            The delay before the backup is asked is the 95th percentile of the last hundred latencies, 50 ms at least. When
            everything is slow a hedge gains nothing, and its budget keeps the cost to a tenth. That is no luck of this run: a
            hedge costs a whole token, the first is given, and each further one takes ten calls that have ended before it, so that
            of n calls n/10, rounded up, are hedged at most. Who fails over because the primary has failed pays nothing, and is
            not counted here: no call fails.
            """;

    private Hedging() {}

    /**
     * Runs both situations.
     *
     * @param arguments the page to write
     */
    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        Race alone = Race.alone(CALLS, new Provider(1, 0.05, SLOW));
        Race hedged = Race.hedged(CALLS, new Provider(1, 0.05, SLOW), new Provider(2, 0, SLOW));
        int fewer = CALLS / 10;
        Race both = Race.hedged(fewer, new Provider(1, 1, SLOW), new Provider(2, 1, SLOW));
        double ratio = (double) hedged.p99().toNanos() / alone.p99().toNanos();
        Files.writeString(
                Path.of(arguments[0]),
                PAGE.formatted(
                        CALLS,
                        alone.p99().toMillis(),
                        hedged.p99().toMillis(),
                        ratio,
                        hedged.callsEach(),
                        hedged.cancelled(),
                        both.p99().toMillis(),
                        both.callsEach(),
                        both.cancelled()));
        System.out.printf(
                Locale.ROOT, "ratio %.3f, calls %.3f, both slow %.3f%n", ratio, hedged.callsEach(), both.callsEach());
        System.exit(ratio <= 0.25 && hedged.callsEach() <= 1.07 && both.callsEach() <= 1.10 ? 0 : 1);
    }
}
