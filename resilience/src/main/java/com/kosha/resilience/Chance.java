package com.kosha.resilience;

import java.util.concurrent.ThreadLocalRandom;

/** Draws numbers; handed in, so that a test can say how the dice fall. */
@FunctionalInterface
public interface Chance {

    /** A number from 0 (included) to 1 (excluded), evenly spread. */
    double draw();

    /** The running thread's own generator: no thread waits for another to draw. */
    static Chance system() {
        return () -> ThreadLocalRandom.current().nextDouble();
    }
}
