package com.kosha.core.saga;

import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import java.util.Optional;
import java.util.Set;

/** Calls that sagas make themselves: in nobody's name, so that nobody's leaving cuts them. */
public final class OwnCalls {
    private static final Viewer NOBODY = new Viewer("saga", "core-api", Set.of(), Optional.empty(), false);

    private OwnCalls() {}

    /** One of many, that may be refused when there is much to do. */
    public static Call until(Deadline deadline) {
        return new Call(NOBODY, deadline);
    }

    /** One that load does not refuse: it says what has happened, or undoes it. */
    public static Call patient(Deadline deadline) {
        return until(deadline).inPatience();
    }
}
