package com.kosha.resilience;

import java.time.Duration;

/** Lets time pass on the calling thread. */
@FunctionalInterface
public interface Sleeper {

    /**
     * Returns when {@code pause} has passed.
     *
     * @throws InterruptedException when the caller was cancelled meanwhile
     */
    void sleep(Duration pause) throws InterruptedException;

    /** Sleeps for real. */
    static Sleeper system() {
        return pause -> Thread.sleep(pause.toMillis(), pause.toNanosPart() % 1_000_000);
    }
}
