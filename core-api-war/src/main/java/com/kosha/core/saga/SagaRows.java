package com.kosha.core.saga;

import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.resilience.SagaState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/** The rows of sagas: how one comes to be, who is at work on it, and where it stands. */
final class SagaRows {
    private static final String COLUMNS = "saga_id, kind, subject_id, payload, started_by, client_id, trace_id";
    private static final String OPEN = """
            WITH opened AS (
                INSERT INTO ops.sagas (saga_id, kind, state, subject_id, payload, started_by, client_id, trace_id,
                                       leased_by, lease_until)
                VALUES (:saga, :kind, 'RUNNING', :subject, CAST(:payload AS jsonb), :started_by, :client, :trace,
                        :holder, now() + make_interval(secs => :lease))
                RETURNING saga_id
            )
            INSERT INTO ops.saga_steps (saga_id, position, name, state, finished_at)
            SELECT saga_id, 1, :step, 'DONE', clock_timestamp() FROM opened
            RETURNING position
            """;
    private static final String CLAIM = """
            UPDATE ops.sagas
               SET leased_by = :holder, lease_until = now() + make_interval(secs => :lease)
             WHERE saga_id = (
                   SELECT saga_id
                     FROM ops.sagas
                    WHERE state IN ('RUNNING', 'COMPENSATING') AND (lease_until IS NULL OR lease_until <= now())
                    ORDER BY lease_until NULLS FIRST, saga_id
                    LIMIT 1
                      FOR UPDATE SKIP LOCKED)
            RETURNING\s""" + COLUMNS;
    private static final String STATE = """
            SELECT state
              FROM ops.sagas
             WHERE saga_id = :saga
            """;
    private static final String AGAIN = """
            WITH step AS (
                UPDATE ops.saga_steps
                   SET state = 'COMPENSATING'
                 WHERE saga_id = :saga AND name = :step AND state = 'COMPENSATION_FAILED'
                RETURNING saga_id
            )
            UPDATE ops.sagas s
               SET state = 'COMPENSATING', updated_at = now()
              FROM step
             WHERE s.saga_id = step.saga_id AND s.state IN ('STUCK', 'COMPENSATING')
            RETURNING s.saga_id
            """;

    private SagaRows() {}

    /** Keeps a new one, whose first step is done in this transaction, and which {@code holder} is at work on. */
    static void open(Transaction transaction, Saga saga, String firstStep, String holder, Duration lease) {
        Query open = Query.of(OPEN)
                .with("saga", saga.id())
                .with("kind", saga.kind())
                .with("subject", saga.subjectId())
                .with("payload", saga.payload())
                .with("started_by", saga.startedBy())
                .with("client", saga.clientId())
                .with("trace", saga.traceId())
                .with("holder", holder)
                .with("lease", seconds(lease))
                .with("step", firstStep);
        transaction.list(open, row -> true);
    }

    /** Takes over one that nobody is at work on any more; of several who try, one does. */
    static Optional<Saga> claim(Db db, Call call, String holder, Duration lease) {
        Query claim = Query.of(CLAIM).with("holder", holder).with("lease", seconds(lease));
        return db.write(call, transaction -> transaction.first(claim, SagaRows::saga));
    }

    static Optional<SagaState> state(Transaction transaction, UUID id) {
        return transaction.first(Query.of(STATE).with("saga", id), row -> SagaState.valueOf(row.getString("state")));
    }

    /** Leaves a compensation that has failed to whoever resumes the saga. False when it is not there to be run. */
    static boolean again(Transaction transaction, UUID id, String step) {
        return transaction
                .first(Query.of(AGAIN).with("saga", id).with("step", step), row -> true)
                .isPresent();
    }

    static double seconds(Duration duration) {
        return duration.toMillis() / 1_000.0;
    }

    private static Saga saga(ResultSet row) throws SQLException {
        return new Saga(
                row.getObject("saga_id", UUID.class),
                row.getString("kind"),
                row.getString("subject_id"),
                row.getString("payload"),
                row.getString("started_by"),
                row.getString("client_id"),
                row.getString("trace_id"));
    }
}
