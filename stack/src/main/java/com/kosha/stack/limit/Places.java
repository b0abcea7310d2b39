package com.kosha.stack.limit;

import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.SlidingWindow.Place;
import java.util.function.Predicate;

/** The places of a provider's window that were given out, to all who share it. */
public interface Places {

    /**
     * Offers the window's next place, and gives it out if it is wanted: both or, when others ask too, neither.
     *
     * @param now epoch milliseconds
     * @return the place that was offered
     */
    Place next(SlidingWindow window, long now, Predicate<Place> wanted);
}
