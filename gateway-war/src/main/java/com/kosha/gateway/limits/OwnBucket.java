package com.kosha.gateway.limits;

import com.kosha.resilience.SharedBucket.Store;
import com.kosha.resilience.TokenBucket.Level;
import org.jspecify.annotations.Nullable;

/** A client's level where there is no DynamoDB to share it through: this server's own. */
final class OwnBucket implements Store {
    private @Nullable Level level;

    @Override
    public synchronized @Nullable Level read() {
        return level;
    }

    @Override
    public synchronized boolean replace(@Nullable Level seen, Level next) {
        level = next; // nobody else writes: the bucket asks for one batch at a time
        return true;
    }
}
