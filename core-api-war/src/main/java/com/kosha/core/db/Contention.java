package com.kosha.core.db;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import java.sql.SQLException;
import java.util.Set;

/** Two transactions in each other's way: the one kind of conflict that is over when it is tried again (ruling 23). */
public final class Contention {
    /** Not served in time by a lock; a serialization failure; a deadlock. */
    private static final Set<String> STATES = Set.of("55P03", "40001", "40P01");

    private Contention() {}

    /** The same thing is being done at this moment. */
    public static KoshaException busy() {
        return KoshaException.conflict(Conflict.IN_FLIGHT);
    }

    static boolean isIn(SQLException failure) {
        return failure.getSQLState() != null && STATES.contains(failure.getSQLState());
    }
}
