package com.kosha.stack.limit;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.LimitFull;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.SlidingWindow.Place;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * The layer between retry and timeout: each attempt waits for its place in the provider's window, outside of its own
 * time and inside of the request's (ruling 26).
 */
public final class ProviderLimit {
    private final SlidingWindow window;
    private final Places places;
    private final Time time;
    private final Sleeper sleeper;
    private final Consumer<Duration> waits;

    /** @param waits hears of each wait, those of no time too */
    public ProviderLimit(SlidingWindow window, Places places, Time time, Sleeper sleeper, Consumer<Duration> waits) {
        this.window = window;
        this.places = places;
        this.time = time;
        this.sleeper = sleeper;
        this.waits = waits;
    }

    /**
     * Returns when the attempt may be sent.
     *
     * @param needed what must be left of the request's time after the wait for the attempt to be worth it
     * @throws LimitFull at once, and without taking the place, when that is not left
     * @throws AttemptFailed when the caller leaves meanwhile
     */
    public void await(Deadline deadline, Duration needed) {
        Place place = places.next(window, time.wall().toEpochMilli(), offered -> offered.fits(deadline, needed));
        if (!place.fits(deadline, needed)) {
            throw new LimitFull(place.delay());
        }
        waits.accept(place.delay());
        if (!place.delay().isZero()) {
            sleep(place.delay());
        }
    }

    private void sleep(Duration wait) {
        try {
            sleeper.sleep(wait);
        } catch (InterruptedException left) {
            Thread.currentThread().interrupt();
            throw new AttemptFailed(NoAnswer.CANCELLED, left);
        }
    }
}
