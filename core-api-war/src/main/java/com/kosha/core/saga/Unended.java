package com.kosha.core.saga;

import com.kosha.contract.KoshaException;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.SagaState;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** The sagas of all servers that somebody is at work on, or should be: one that is stuck, until a person has decided. */
@Dependent
public final class Unended {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final String COUNT = """
            SELECT state, count(*) AS sagas
              FROM ops.sagas s
             WHERE state IN ('RUNNING', 'COMPENSATING')
                OR state = 'STUCK' AND EXISTS (
                   SELECT FROM ops.saga_steps t
                    WHERE t.saga_id = s.saga_id AND t.state = 'COMPENSATION_FAILED' AND NOT EXISTS (
                          SELECT FROM ops.review_queue q
                           WHERE q.kind = 'COMPENSATION' AND q.state = 'REJECTED'
                             AND q.reference = t.saga_id || ':' || t.name))
             GROUP BY state
            """;

    private final Db db;
    private final Time time;

    @Inject
    public Unended(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /**
     * How many are in each state; none of a state that is not named.
     *
     * @throws KoshaException when PostgreSQL cannot be asked
     */
    Map<SagaState, Long> count() {
        Map<SagaState, Long> counted = new EnumMap<>(SagaState.class);
        Call call = OwnCalls.until(Deadline.in(PATIENCE, time));
        db.list(
                call,
                Query.of(COUNT),
                row -> counted.put(SagaState.valueOf(row.getString("state")), row.getLong("sagas")));
        return counted;
    }
}
