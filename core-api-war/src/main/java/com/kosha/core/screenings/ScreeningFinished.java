package com.kosha.core.screenings;

import com.kosha.contract.ScreeningStatus;
import com.kosha.core.outbox.Event;

/** What others hear of a screening that was deferred: how it ended, and nobody's name. */
record ScreeningFinished(String screeningId, ScreeningStatus status) {

    static Event event(String screeningId, ScreeningStatus status) {
        return new Event("screening.finished", screeningId, new ScreeningFinished(screeningId, status));
    }
}
