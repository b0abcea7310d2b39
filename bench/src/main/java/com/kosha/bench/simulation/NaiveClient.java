package com.kosha.bench.simulation;

import com.kosha.resilience.Sleeper;
import java.time.Duration;

/** Three attempts, a fixed pause between them, and nothing else: the client that one writes on a quiet day. */
final class NaiveClient implements Client {
    static final int ATTEMPTS = 3;
    static final Duration PATIENCE = Duration.ofSeconds(2);
    static final Duration PAUSE = Duration.ofMillis(200);

    private final Dependency dependency;
    private final Sleeper sleeper;

    NaiveClient(Dependency dependency, Sleeper sleeper) {
        this.dependency = dependency;
        this.sleeper = sleeper;
    }

    @Override
    public boolean call() {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            if (dependency.request(PATIENCE) == Reply.OK) {
                return true;
            }
            if (attempt < ATTEMPTS && !paused()) {
                return false;
            }
        }
        return false;
    }

    private boolean paused() {
        try {
            sleeper.sleep(PAUSE);
            return true;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
