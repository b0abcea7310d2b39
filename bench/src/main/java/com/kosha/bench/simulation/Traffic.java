package com.kosha.bench.simulation;

import com.kosha.bench.picture.Point;
import com.kosha.resilience.BreakerListener;
import com.kosha.resilience.BreakerState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Calls that arrive at a steady rate for a while, and what became of them, second by second. */
final class Traffic {
    private static final Duration SECOND = Duration.ofSeconds(1);

    final Timeline requests;
    final Timeline answered;
    final Timeline inFlight;
    final Timeline slowest;
    private final World world = new World();
    private final Duration length;
    private final List<Point> states = new ArrayList<>();
    private int waiting;

    Traffic(Duration length) {
        this.length = length;
        this.requests = new Timeline(SECOND, length);
        this.answered = new Timeline(SECOND, length);
        this.inFlight = new Timeline(SECOND, length);
        this.slowest = new Timeline(SECOND, length);
        this.states.add(new Point(0, BreakerState.CLOSED.gauge()));
    }

    World world() {
        return world;
    }

    /** The same dependency, with its requests counted. */
    Dependency watched(Dependency dependency) {
        return patience -> {
            requests.count(world.elapsed());
            inFlight.reach(world.elapsed(), ++waiting);
            Reply reply = dependency.request(patience);
            waiting--;
            return reply;
        };
    }

    /** Writes down where a breaker stands. */
    BreakerListener breakerStates() {
        return (stack, from, to) -> {
            states.add(new Point(seconds(), from.gauge()));
            states.add(new Point(seconds(), to.gauge()));
        };
    }

    /** The breaker's state over seconds, as a line of steps. */
    List<Point> states() {
        List<Point> line = new ArrayList<>(states);
        line.add(new Point(length.toMillis() / 1e3, line.get(line.size() - 1).y()));
        return line;
    }

    /** Lets {@code perSecond} calls arrive each second, at moments that wander a little around the beat. */
    Traffic run(Client client, int perSecond, long seed) {
        Random wander = new Random(seed);
        Duration beat = SECOND.dividedBy(perSecond);
        for (Duration at = Duration.ZERO; at.compareTo(length) < 0; at = at.plus(beat)) {
            world.at(at.plusNanos((long) (beat.toNanos() * wander.nextDouble())), () -> one(client));
        }
        world.run();
        return this;
    }

    private void one(Client client) {
        Duration start = world.elapsed();
        boolean good = client.call();
        Duration end = world.elapsed();
        slowest.reach(end, end.minus(start).toMillis() / 1e3);
        if (good) {
            answered.count(end);
        }
    }

    private double seconds() {
        return world.elapsed().toNanos() / 1e9;
    }
}
