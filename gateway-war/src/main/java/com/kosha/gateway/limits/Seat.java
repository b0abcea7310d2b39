package com.kosha.gateway.limits;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One request's place among those in flight. It is given back once, however the request ends: with the answer, or with
 * the work where that has a thread of its own. An answer may begin to stream long before its work is done; a stream
 * without work behind it costs nobody a place.
 */
public final class Seat {
    private final Runnable giveBack;
    private final AtomicBoolean given = new AtomicBoolean();
    private volatile boolean works;

    Seat(Runnable giveBack) {
        this.giveBack = giveBack;
    }

    /** The seat of a request that takes nobody's place. */
    public static Seat none() {
        return new Seat(() -> {});
    }

    /** Work begins that may outlast the answer. */
    public void works() {
        works = true;
    }

    /** The answer has begun, or the request is over. */
    public void answered() {
        if (!works) {
            leave();
        }
    }

    /** The work is done. */
    public void leave() {
        if (given.compareAndSet(false, true)) {
            giveBack.run();
        }
    }
}
