package com.kosha.resilience;

import com.kosha.resilience.TokenBucket.Grant;
import com.kosha.resilience.TokenBucket.Level;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes from a bucket that other machines take from too, by compare-and-set: one write, and three more when others were
 * faster. What fails even then is the caller's to allow (ruling 21).
 */
public final class SharedBucket {
    /** The first write and three retries. */
    static final int WRITES = 4;

    private final TokenBucket bucket;
    private final Store store;

    /** Where the level lies. */
    public interface Store {
        /** The level as it is, null when there is none. */
        @Nullable
        Level read();

        /** Writes {@code next} if both tokens and time are still those of {@code seen}, or if there still is none. */
        boolean replace(@Nullable Level seen, Level next);
    }

    public SharedBucket(TokenBucket bucket, Store store) {
        this.bucket = bucket;
        this.store = store;
    }

    /**
     * Asks for {@code wanted} tokens. A denial writes nothing.
     *
     * @param seen the level as last seen, so that admitting costs one write and no read; null to read it first
     * @return empty when others were faster each time
     */
    public Optional<Grant> take(@Nullable Level seen, long now, int wanted) {
        Level level = seen == null ? store.read() : seen;
        for (int write = 1; write <= WRITES; write++) {
            Grant grant = bucket.take(level, now, wanted);
            if (grant.granted() == 0 || store.replace(level, grant.level())) {
                return Optional.of(grant);
            }
            level = store.read();
        }
        return Optional.empty();
    }
}
