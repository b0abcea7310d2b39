package com.kosha.resilience;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A provider's limit, at most so many attempts in any span of time, as a pure function of the attempts already taken
 * (ruling 26). It hands out places, those of the future too: whoever cannot wait for his place leaves it unwritten.
 */
public record SlidingWindow(int limit, Duration span) {

    /**
     * A place for one attempt.
     *
     * @param delay how long until it may be sent, zero for at once
     * @param taken what is to be written if the place is taken: ascending epoch milliseconds, {@code limit} at most
     */
    public record Place(Duration delay, List<Long> taken) {
        /** Whether the wait, and {@code needed} after it, fit before the deadline. */
        public boolean fits(Deadline deadline, Duration needed) {
            return delay.isZero() || deadline.leavesAtLeast(delay.plus(needed));
        }
    }

    public SlidingWindow {
        if (limit < 1 || span.toMillis() < 1) {
            throw new IllegalArgumentException("A window admits at least one attempt a millisecond or longer");
        }
    }

    /**
     * The next place.
     *
     * @param taken the places given so far, ascending; those before the last {@code limit} do not matter
     * @param now epoch milliseconds; a clock behind the one that took the last place waits for it
     */
    public Place next(List<Long> taken, long now) {
        int size = taken.size();
        long last = size == 0 ? now : taken.get(size - 1);
        long free = size < limit ? now : taken.get(size - limit) + span.toMillis();
        long at = Math.max(now, Math.max(free, last));
        List<Long> after = new ArrayList<>(taken.subList(Math.max(0, size - limit + 1), size));
        after.add(at);
        return new Place(Duration.ofMillis(at - now), List.copyOf(after));
    }
}
