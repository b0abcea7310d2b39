package com.kosha.stack.limit;

import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.SlidingWindow.Place;
import com.kosha.resilience.Time;
import com.kosha.stack.limit.PlaceStore.Taken;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The places that all servers together give out. While the store cannot be asked, this server gives out a window of its
 * own, and looks again a second later (ruling 26). The state that was written last is kept, so that a place costs one
 * write unless another server was faster.
 */
public final class SharedPlaces implements Places {
    private static final Logger LOG = Logger.getLogger(SharedPlaces.class.getName());
    private static final int TRIES = 4;
    private static final Duration LEFT_ALONE = Duration.ofSeconds(1);

    private final PlaceStore store;
    private final Time time;
    private final Runnable alone;
    private final LocalPlaces own = new LocalPlaces();
    private @Nullable Taken last;
    private @Nullable Long awaySince;

    /** @param alone hears of each place that this server gave out by itself */
    public SharedPlaces(PlaceStore store, Time time, Runnable alone) {
        this.store = store;
        this.time = time;
        this.alone = alone;
    }

    @Override
    public synchronized Place next(SlidingWindow window, long now, Predicate<Place> wanted) {
        if (!isAway()) {
            try {
                Optional<Place> shared = shared(window, now, wanted);
                if (shared.isPresent()) {
                    return shared.get();
                }
            } catch (RuntimeException away) {
                last = null;
                awaySince = time.nanos();
                LOG.log(
                        Level.WARNING,
                        "event=provider_limit shared=false cause={0}",
                        away.getClass().getName());
            }
        }
        alone.run();
        return own.next(window, now, wanted);
    }

    private boolean isAway() {
        Long since = awaySince;
        return since != null && time.nanos() - since < LEFT_ALONE.toNanos();
    }

    /** Empty when the others were faster each time. */
    private Optional<Place> shared(SlidingWindow window, long now, Predicate<Place> wanted) {
        Taken seen = last == null ? store.read() : last;
        for (int tries = 0; tries < TRIES; tries++) {
            Place place = window.next(seen.taken(), now);
            if (!wanted.test(place)) {
                last = seen; // what others have taken since can only make the wait longer
                return Optional.of(place);
            }
            last = store.write(seen, place.taken()).orElse(null);
            if (last != null) {
                return Optional.of(place);
            }
            seen = store.read();
        }
        return Optional.empty();
    }
}
