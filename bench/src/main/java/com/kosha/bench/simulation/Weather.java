package com.kosha.bench.simulation;

import java.time.Duration;
import java.util.Optional;

/** How a dependency fares. */
@FunctionalInterface
interface Weather {

    /** How long it works on a request that arrives {@code since} the start; empty when it will never answer it. */
    Optional<Duration> work(Duration since);
}
