package com.kosha.bench.simulation;

import com.kosha.bench.picture.Axis;
import com.kosha.bench.picture.Ink;
import com.kosha.bench.picture.Limit;
import com.kosha.bench.picture.Line;
import com.kosha.bench.picture.Panel;
import com.kosha.bench.picture.Picture;
import com.kosha.bench.picture.Span;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/** A dependency gets slower and slower, then falls silent, then is well again at once. 40 calls arrive each second. */
final class SlowThenDead {
    static final Duration SLOWER_FROM = Duration.ofSeconds(20);
    static final Duration SILENT_FROM = Duration.ofSeconds(40);
    static final Duration WELL_FROM = Duration.ofSeconds(70);
    static final Duration END = Duration.ofSeconds(110);
    static final int CALLS_PER_SECOND = 40;

    private static final Duration WELL = Duration.ofMillis(60);
    private static final Duration SLOWEST = Duration.ofSeconds(3);
    private static final Duration NO_LIMIT = Duration.ofDays(1);
    private static final long SEED = 11;

    private SlowThenDead() {}

    static Traffic kosha() {
        Traffic traffic = new Traffic(END);
        Random random = new Random(SEED);
        Client client = new KoshaClient(server(traffic), traffic.world(), random::nextDouble, traffic.breakerStates());
        return traffic.run(client, CALLS_PER_SECOND, SEED);
    }

    static Traffic naive() {
        Traffic traffic = new Traffic(END);
        return traffic.run(new NaiveClient(server(traffic), traffic.world()), CALLS_PER_SECOND, SEED);
    }

    private static Dependency server(Traffic traffic) {
        return traffic.watched(new Server(traffic.world(), Integer.MAX_VALUE, NO_LIMIT, SlowThenDead::work));
    }

    private static Optional<Duration> work(Duration since) {
        if (since.compareTo(SLOWER_FROM) < 0 || since.compareTo(WELL_FROM) >= 0) {
            return Optional.of(WELL);
        }
        if (since.compareTo(SILENT_FROM) >= 0) {
            return Optional.empty();
        }
        double way = (double) since.minus(SLOWER_FROM).toNanos()
                / SILENT_FROM.minus(SLOWER_FROM).toNanos();
        return Optional.of(WELL.plusNanos((long) (way * SLOWEST.minus(WELL).toNanos())));
    }

    static Picture picture() {
        Traffic kosha = kosha();
        Traffic naive = naive();
        Function<Function<Traffic, Timeline>, List<Line>> both = what -> List.of(
                new Line(Ink.NAIVE, "naive: 3 attempts", what.apply(naive).points()),
                new Line(Ink.KOSHA, "Kosha", what.apply(kosha).points()));
        return new Picture(
                "A dependency that gets slow, then silent, then well",
                "seconds",
                Axis.to(110, 10),
                List.of(new Span(20, 40, "slower: 0.06 to 3 s"), new Span(40, 70, "silent")),
                List.of(
                        new Panel(
                                "requests in flight",
                                Axis.to(300, 100),
                                both.apply(traffic -> traffic.inFlight),
                                List.of(new Limit(KoshaClient.PERMITS, "32 permits"))),
                        new Panel(
                                "requests that reach it, each second",
                                Axis.to(150, 50),
                                both.apply(traffic -> traffic.requests),
                                List.of()),
                        new Panel(
                                "calls answered, each second",
                                Axis.to(120, 40),
                                both.apply(traffic -> traffic.answered),
                                List.of()),
                        new Panel(
                                "the slowest call that ended, seconds",
                                Axis.to(8, 2),
                                both.apply(traffic -> traffic.slowest),
                                List.of()),
                        new Panel(
                                "Kosha's breaker: 0 closed, 1 half-open, 2 open",
                                Axis.to(2, 1),
                                List.of(new Line(Ink.KOSHA, "breaker", kosha.states())),
                                List.of())));
    }
}
