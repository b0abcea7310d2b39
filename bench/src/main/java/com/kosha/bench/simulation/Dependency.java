package com.kosha.bench.simulation;

import java.time.Duration;

/** What the clients call. */
@FunctionalInterface
interface Dependency {

    /** Takes a request, and lets time pass until the reply or until {@code patience} is over. */
    Reply request(Duration patience);
}
