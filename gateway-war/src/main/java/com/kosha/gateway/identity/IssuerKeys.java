package com.kosha.gateway.identity;

import com.kosha.resilience.Time;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The issuer's keys, by their ids (ruling 31). Only one thread fetches at a time, and the others go on with the keys at
 * hand. A flood of random ids costs one fetch a cool-down, an issuer that is away one fetch a second.
 */
public final class IssuerKeys {
    static final Duration LIFETIME = Duration.ofMinutes(10);
    /** So much longer the keys serve while the issuer cannot be reached. */
    static final Duration GRACE = Duration.ofMinutes(10);
    /** At most one fetch for an unknown id in so long. */
    static final Duration COOL_DOWN = Duration.ofSeconds(30);

    static final Duration PAUSE_AFTER_FAILURE = Duration.ofSeconds(1);

    /** Gets the keys from the issuer. */
    @FunctionalInterface
    public interface Fetch {
        /** The keys that can verify a token of ours, by their ids. It ends within a limit of its own. */
        Map<String, IssuerKey> keys() throws IOException;
    }

    /** What became of a need for fresh keys: the label of {@code kosha_jwks_refresh_total}. */
    public enum Refresh {
        FETCHED,
        FAILED,
        /** An unknown id came within the cool-down: nothing was fetched. */
        SUPPRESSED
    }

    /** Hears of each. */
    @FunctionalInterface
    public interface Listener {
        void heard(Refresh refresh);
    }

    private record Keys(Map<String, IssuerKey> byId, long fetchedAt) {}

    private final Fetch fetch;
    private final Time time;
    private final Listener listener;
    private final ReentrantLock fetching = new ReentrantLock();
    private volatile @Nullable Keys keys;
    private long staleNotBefore; // guarded by the lock
    private volatile long unknownNotBefore;

    public IssuerKeys(Fetch fetch, Time time, Listener listener) {
        this.fetch = fetch;
        this.time = time;
        this.listener = listener;
        this.staleNotBefore = time.nanos();
        this.unknownNotBefore = time.nanos();
    }

    /**
     * The key of that id; empty when the issuer has none.
     *
     * @throws NoKeys when the issuer cannot be reached and no key may serve any longer
     */
    Optional<IssuerKey> key(String id) {
        Keys have = usable();
        if (!have.byId().containsKey(id)) {
            refreshForUnknown(have);
            have = usable();
        }
        return Optional.ofNullable(have.byId().get(id));
    }

    /** Fetches the keys if there are none yet; whether there are any now. */
    public boolean warm() {
        if (keys == null) {
            refreshStale(null);
        }
        return keys != null;
    }

    private Keys usable() {
        Keys have = keys;
        if (have == null || isOlderThan(LIFETIME, have)) {
            refreshStale(have);
            have = keys;
        }
        if (have == null || isOlderThan(LIFETIME.plus(GRACE), have)) {
            throw new NoKeys();
        }
        return have;
    }

    private boolean isOlderThan(Duration age, Keys have) {
        return time.nanos() - have.fetchedAt() >= age.toNanos();
    }

    /** Whoever has no key at all waits for the one who fetches; whoever has old ones goes on with them. */
    private void refreshStale(@Nullable Keys seen) {
        if (seen == null) {
            fetching.lock();
        } else if (!fetching.tryLock()) {
            return;
        }
        try {
            if (Objects.equals(keys, seen) && time.nanos() - staleNotBefore >= 0) {
                refresh();
            }
        } finally {
            fetching.unlock();
        }
    }

    /** Within the cool-down nobody waits, not even for a fetch that is under way for another reason. */
    private void refreshForUnknown(Keys seen) {
        if (isSuppressed(seen)) {
            return;
        }
        fetching.lock();
        try {
            if (Objects.equals(keys, seen) && !isSuppressed(seen)) {
                try {
                    refresh();
                } finally { // not before: whoever comes meanwhile waits for the key that may be among them
                    unknownNotBefore = time.nanos() + COOL_DOWN.toNanos();
                }
            }
        } finally {
            fetching.unlock();
        }
    }

    private boolean isSuppressed(Keys seen) {
        boolean suppressed = Objects.equals(keys, seen) && time.nanos() - unknownNotBefore < 0;
        if (suppressed) {
            listener.heard(Refresh.SUPPRESSED);
        }
        return suppressed;
    }

    private void refresh() {
        try {
            keys = new Keys(fetch.keys(), time.nanos());
            listener.heard(Refresh.FETCHED);
        } catch (IOException away) {
            staleNotBefore = time.nanos() + PAUSE_AFTER_FAILURE.toNanos();
            listener.heard(Refresh.FAILED);
        }
    }
}
