package com.kosha.bench.simulation;

import java.time.Duration;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * A dependency with so many workers and a queue before them. As in life, it does not know who is still waiting: a
 * request whose caller has left is worked on all the same.
 */
final class Server implements Dependency {
    private final World world;
    private final int workers;
    private final Duration longestWait;
    private final Weather weather;
    private final PriorityQueue<Long> busyUntil = new PriorityQueue<>();

    /** @param longestWait beyond such a wait in its queue it answers 503 at once */
    Server(World world, int workers, Duration longestWait, Weather weather) {
        this.world = world;
        this.workers = workers;
        this.longestWait = longestWait;
        this.weather = weather;
    }

    @Override
    public Reply request(Duration patience) {
        Duration wait = backlog();
        if (wait.compareTo(longestWait) > 0) {
            return Reply.UNAVAILABLE;
        }
        Optional<Duration> work = weather.work(world.elapsed().plus(wait));
        if (work.isEmpty()) {
            world.pass(patience);
            return Reply.SILENCE;
        }
        Duration answer = wait.plus(work.get());
        employ(answer);
        boolean inTime = answer.compareTo(patience) <= 0;
        world.pass(inTime ? answer : patience);
        return inTime ? Reply.OK : Reply.SILENCE;
    }

    /** How long a request that arrives now waits for a worker. */
    Duration backlog() {
        return Duration.ofNanos(busyUntil.size() < workers ? 0 : Math.max(0, busyUntil.element() - world.nanos()));
    }

    private void employ(Duration answer) {
        if (busyUntil.size() == workers) {
            busyUntil.remove();
        }
        busyUntil.add(world.nanos() + answer.toNanos());
    }
}
