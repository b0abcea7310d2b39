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

/**
 * A dependency that can do 100 requests a second, is asked for 60, and stands still for ten seconds. What arrives
 * meanwhile queues up, and is worked on when it moves again, whether anybody still waits for it or not.
 */
final class Backlog {
    static final Duration STILL_FROM = Duration.ofSeconds(20);
    static final Duration MOVES_FROM = Duration.ofSeconds(30);
    static final Duration END = Duration.ofSeconds(80);
    static final int CALLS_PER_SECOND = 60;

    private static final int WORKERS = 10;
    private static final Duration WORK = Duration.ofMillis(100);
    private static final Duration NO_LIMIT = Duration.ofDays(1);
    private static final long SEED = 13;

    private Backlog() {}

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
        return traffic.watched(new Server(traffic.world(), WORKERS, NO_LIMIT, Backlog::work));
    }

    private static Optional<Duration> work(Duration begun) {
        boolean still = begun.compareTo(STILL_FROM) >= 0 && begun.compareTo(MOVES_FROM) < 0;
        return Optional.of(still ? MOVES_FROM.minus(begun).plus(WORK) : WORK);
    }

    static Picture picture() {
        Traffic kosha = kosha();
        Traffic naive = naive();
        Function<Function<Traffic, Timeline>, List<Line>> both = what -> List.of(
                new Line(Ink.NAIVE, "naive: 3 attempts", what.apply(naive).points()),
                new Line(Ink.KOSHA, "Kosha", what.apply(kosha).points()));
        return new Picture(
                "A dependency that stands still for ten seconds",
                "seconds",
                Axis.to(80, 10),
                List.of(new Span(20, 30, "stands still")),
                List.of(
                        new Panel(
                                "calls answered, each second",
                                Axis.to(80, 20),
                                both.apply(traffic -> traffic.answered),
                                List.of(new Limit(CALLS_PER_SECOND, "asked for: 60"))),
                        new Panel(
                                "requests that reach it, each second",
                                Axis.to(200, 50),
                                both.apply(traffic -> traffic.requests),
                                List.of(new Limit(100, "it can do 100"))),
                        new Panel(
                                "Kosha's breaker: 0 closed, 1 half-open, 2 open",
                                Axis.to(2, 1),
                                List.of(new Line(Ink.KOSHA, "breaker", kosha.states())),
                                List.of())));
    }
}
