package com.kosha.core.relay;

import com.kosha.resilience.Deadline;
import java.util.List;

/** Carries letters to the queue. */
interface Courier {

    /** Whether carrying anything now would be in vain; looking changes nothing. */
    boolean restsNow();

    /**
     * Carries them, one of each group at most. The queue being away is no failure here: then they are in none of the
     * delivery's parts.
     *
     * @param until when the letters are somebody else's to carry
     */
    Delivery carry(List<Letter> letters, Deadline until);
}
