package com.kosha.bench.simulation;

import com.kosha.bench.picture.Axis;
import com.kosha.bench.picture.Ink;
import com.kosha.bench.picture.Limit;
import com.kosha.bench.picture.Line;
import com.kosha.bench.picture.Panel;
import com.kosha.bench.picture.Picture;
import com.kosha.bench.picture.Point;
import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.Chance;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How many requests reach a dependency for each call, when each request fails with a given chance. A call a second, for
 * about five and a half hours, so that what the budget holds at the start does not matter.
 *
 * @param rate the chance of a request to fail, 0 to 1
 * @param requests all that reached the dependency
 * @param admitted the calls of which at least one request reached it; the others were refused by the breaker
 */
record Amplification(double rate, int calls, int requests, int admitted) {
    /** What retries may add in the long run. */
    static final double PROMISED = 1.10;

    private static final int CALLS = 20_000;
    private static final Duration GAP = Duration.ofSeconds(1);
    private static final Duration LATENCY = Duration.ofMillis(50);
    private static final long SEED = 7;
    private static final int STEPS = 20;

    /** Requests for each call that was made. */
    double perCall() {
        return (double) requests / calls;
    }

    /** Requests for each call that was let through: what the retries alone add. */
    double perAdmitted() {
        return (double) requests / admitted;
    }

    static Amplification ofKosha(double rate) {
        LoneTime time = new LoneTime();
        Random random = new Random(SEED);
        Flaky flaky = new Flaky(rate, time, random::nextDouble);
        return count(rate, flaky, time, new KoshaClient(flaky, time, random::nextDouble, BreakerListener.NONE));
    }

    static Amplification ofNaive(double rate) {
        LoneTime time = new LoneTime();
        Flaky flaky = new Flaky(rate, time, new Random(SEED)::nextDouble);
        return count(rate, flaky, time, new NaiveClient(flaky, time));
    }

    private static Amplification count(double rate, Flaky flaky, LoneTime time, Client client) {
        int admitted = 0;
        for (int call = 0; call < CALLS; call++) {
            time.sleep(GAP);
            int before = flaky.requests;
            client.call();
            admitted += flaky.requests > before ? 1 : 0;
        }
        return new Amplification(rate, CALLS, flaky.requests, admitted);
    }

    static Picture picture() {
        List<Amplification> kosha = rates().map(Amplification::ofKosha).toList();
        List<Amplification> naive = rates().map(Amplification::ofNaive).toList();
        List<Line> lines = List.of(
                line(Ink.NAIVE, "naive: 3 attempts", naive, Amplification::perCall),
                line(Ink.KOSHA, "Kosha", kosha, Amplification::perCall),
                line(
                        Ink.KOSHA_OTHERWISE,
                        "Kosha, of calls that its breaker let through",
                        kosha,
                        Amplification::perAdmitted));
        Panel panel = new Panel(
                "requests for each call",
                Axis.to(3, 0.5),
                lines,
                List.of(new Limit(PROMISED, "promised: 1.10 at most")));
        return new Picture(
                "Retries in the long run", "requests that fail, %", Axis.to(100, 10), List.of(), List.of(panel));
    }

    private static Stream<Double> rates() {
        return IntStream.rangeClosed(0, STEPS).mapToObj(step -> (double) step / STEPS);
    }

    private static Line line(Ink ink, String name, List<Amplification> runs, ToDoubleFunction<Amplification> y) {
        return new Line(
                ink,
                name,
                runs.stream()
                        .map(run -> new Point(100 * run.rate(), y.applyAsDouble(run)))
                        .toList());
    }

    /** Fails at random. */
    private static final class Flaky implements Dependency {
        private final double rate;
        private final LoneTime time;
        private final Chance chance;
        private int requests;

        Flaky(double rate, LoneTime time, Chance chance) {
            this.rate = rate;
            this.time = time;
            this.chance = chance;
        }

        @Override
        public Reply request(Duration patience) {
            requests++;
            time.sleep(LATENCY);
            return chance.draw() < rate ? Reply.UNAVAILABLE : Reply.OK;
        }
    }
}
