package com.kosha.bench.simulation;

import com.kosha.bench.picture.Axis;
import com.kosha.bench.picture.Ink;
import com.kosha.bench.picture.Limit;
import com.kosha.bench.picture.Line;
import com.kosha.bench.picture.Panel;
import com.kosha.bench.picture.Picture;
import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.Chance;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;

/**
 * A dependency restarts, and the connections of 300 calls break at one moment: ten calls in each of thirty processes. It
 * is back at once and can do 1,500 requests a second, while 300 new calls arrive each second as ever. It answers 503 to
 * whoever would wait longer than 60 ms in its queue.
 */
final class Restart {
    static final int PROCESSES = 30;
    static final int BROKEN_EACH = 10;
    static final int BROKEN = PROCESSES * BROKEN_EACH;

    private static final Duration STRETCH = Duration.ofMillis(20);
    private static final Duration RESTART = Duration.ofMillis(200);
    private static final Duration END = Duration.ofMillis(1_200);
    private static final int WORKERS = 30;
    private static final Duration WORK = Duration.ofMillis(20);
    private static final Duration LONGEST_WAIT = Duration.ofMillis(60);
    private static final Duration ARRIVALS_GAP = Duration.ofNanos(3_333_333);
    private static final long SEED = 17;

    final Timeline requests = new Timeline(STRETCH, END);
    private final World world = new World();
    private final Server server = new Server(world, WORKERS, LONGEST_WAIT, begun -> Optional.of(WORK));
    private int answered;

    private Restart() {}

    /** Each pause drawn anew, from nothing to its ceiling. */
    static Restart jittered() {
        Random random = new Random(SEED);
        return of((dependency, world) -> kosha(dependency, world, random::nextDouble));
    }

    /** The same stack, but each pause is as long as may be: exponential backoff without jitter. */
    static Restart inStep() {
        return of((dependency, world) -> kosha(dependency, world, () -> Math.nextDown(1.0)));
    }

    static Restart naive() {
        return of(NaiveClient::new);
    }

    /** Of the calls whose connections broke, those that were answered in the end. */
    int answered() {
        return answered;
    }

    private static Client kosha(Dependency dependency, World world, Chance chance) {
        return new KoshaClient(dependency, world, chance, BreakerListener.NONE);
    }

    private static Restart of(BiFunction<Dependency, World, Client> kind) {
        Restart restart = new Restart();
        for (int process = 0; process < PROCESSES; process++) {
            restart.join(process, kind);
        }
        restart.world.run();
        return restart;
    }

    private void join(int process, BiFunction<Dependency, World, Client> kind) {
        Breaking first = new Breaking();
        Client client = kind.apply(first, world);
        for (int call = 0; call < BROKEN_EACH; call++) {
            world.at(RESTART, () -> count(client.call()));
        }
        Duration gap = ARRIVALS_GAP.multipliedBy(PROCESSES);
        for (Duration at = ARRIVALS_GAP.multipliedBy(process); at.compareTo(END) < 0; at = at.plus(gap)) {
            world.at(at, client::call);
        }
    }

    private void count(boolean good) {
        if (good) {
            answered++;
        }
    }

    static Picture picture() {
        Panel jittered = panel("with jitter", jittered(), Ink.KOSHA);
        Panel inStep = panel("without jitter", inStep(), Ink.KOSHA);
        Panel naive = panel("naive, a fixed pause of 0.2 s", naive(), Ink.NAIVE);
        return new Picture(
                "The connections of 300 calls break at one moment",
                "seconds",
                Axis.to(1.2, 0.2),
                List.of(),
                List.of(jittered, inStep, naive));
    }

    private static Panel panel(String title, Restart restart, Ink ink) {
        return new Panel(
                "requests in 20 ms, " + title + ": " + restart.answered() + " of " + BROKEN + " calls answered",
                Axis.to(350, 100),
                List.of(new Line(ink, title, restart.requests.points())),
                List.of(new Limit(30, "it can do 30")));
    }

    /** Breaks the connections of the calls of one moment; everything else goes to the server. */
    private final class Breaking implements Dependency {
        private int toBreak = BROKEN_EACH;

        @Override
        public Reply request(Duration patience) {
            if (world.elapsed().equals(RESTART) && toBreak > 0) {
                toBreak--;
                return Reply.RESET;
            }
            requests.count(world.elapsed());
            return server.request(patience);
        }
    }
}
