package com.kosha.resilience;

import java.time.Instant;

/** The machine's clocks; the only place in this module that reads them. */
enum SystemTime implements Time {
    INSTANCE;

    @Override
    public Instant wall() {
        return Instant.now();
    }

    @Override
    public long nanos() {
        return System.nanoTime();
    }
}
