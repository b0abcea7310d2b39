package com.kosha.gateway.limits;

import com.kosha.resilience.SharedBucket.Store;
import com.kosha.resilience.TokenBucket.Level;
import org.jspecify.annotations.Nullable;

/** Remembers how a level was last seen, so that taking from it normally costs one write and no read. */
final class LastSeen implements Store {
    private final Store store;
    private volatile @Nullable Level seen;

    LastSeen(Store store) {
        this.store = store;
    }

    @Nullable
    Level seen() {
        return seen;
    }

    @Override
    public @Nullable Level read() {
        Level there = store.read();
        seen = there;
        return there;
    }

    @Override
    public boolean replace(@Nullable Level expected, Level next) {
        boolean replaced = store.replace(expected, next);
        if (replaced) {
            seen = next;
        }
        return replaced;
    }
}
