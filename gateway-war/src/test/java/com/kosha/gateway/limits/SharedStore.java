package com.kosha.gateway.limits;

import com.kosha.resilience.SharedBucket.Store;
import com.kosha.resilience.TokenBucket.Level;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A level that several servers share, in memory; it can be away, and others can be faster each time. */
final class SharedStore implements Store {
    final AtomicInteger reads = new AtomicInteger();
    final AtomicInteger writes = new AtomicInteger();
    private @Nullable Level level;
    private volatile boolean away;
    private volatile boolean contended;

    SharedStore away() {
        away = true;
        return this;
    }

    SharedStore contended() {
        contended = true;
        return this;
    }

    private void answer(AtomicInteger asked) {
        asked.incrementAndGet();
        if (away) {
            throw new IllegalStateException("nobody there");
        }
    }

    @Override
    public synchronized @Nullable Level read() {
        answer(reads);
        return level;
    }

    @Override
    public synchronized boolean replace(@Nullable Level seen, Level next) {
        answer(writes);
        if (contended || !Objects.equals(level, seen)) {
            return false;
        }
        level = next;
        return true;
    }
}
