package com.kosha.resilience;

import java.time.Instant;

/**
 * The two clocks: the wall's, which other machines can read but which may jump, and one that only goes forward.
 * The wall's is read once when a request arrives; everything after that is counted on the other.
 */
public interface Time {

    /** The moment by the wall clock, in UTC. */
    Instant wall();

    /** Nanoseconds since some fixed moment; only differences mean anything. */
    long nanos();

    /** The machine's own clocks. */
    static Time system() {
        return SystemTime.INSTANCE;
    }
}
