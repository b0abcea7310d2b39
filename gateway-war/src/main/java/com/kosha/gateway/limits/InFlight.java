package com.kosha.gateway.limits;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** The requests that this server is working on, so many at once and no more (ruling 30). */
public final class InFlight {
    private final int most;
    private final AtomicInteger taken = new AtomicInteger();

    /** Room for so many, at least one. */
    public InFlight(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("A server that works has room for one request at least");
        }
        this.most = most;
    }

    /** A seat for one more; empty when all are taken. */
    public Optional<Seat> take() {
        return taken.getAndUpdate(now -> Math.min(now + 1, most)) < most
                ? Optional.of(new Seat(taken::decrementAndGet))
                : Optional.empty();
    }

    public int taken() {
        return taken.get();
    }
}
