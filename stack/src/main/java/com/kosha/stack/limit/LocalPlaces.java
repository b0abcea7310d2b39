package com.kosha.stack.limit;

import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.SlidingWindow.Place;
import java.util.List;
import java.util.function.Predicate;

/** The places that this JVM alone gives out. */
public final class LocalPlaces implements Places {
    private List<Long> taken = List.of();

    @Override
    public synchronized Place next(SlidingWindow window, long now, Predicate<Place> wanted) {
        Place place = window.next(taken, now);
        if (wanted.test(place)) {
            taken = place.taken();
        }
        return place;
    }
}
