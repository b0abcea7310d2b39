package com.kosha.core.saga;

/** What a journal says to PostgreSQL. All of it but the first holds only for whoever has the lease. */
final class StepRows {
    static final String OF_SAGA = """
            SELECT name, state
              FROM ops.saga_steps
             WHERE saga_id = :saga
            """;
    static final String WRITE = """
            WITH mine AS (
                UPDATE ops.sagas
                   SET updated_at = now(), lease_until = now() + make_interval(secs => :lease)
                 WHERE saga_id = :saga AND leased_by = :holder AND state IN ('RUNNING', 'COMPENSATING')
                RETURNING saga_id
            )
            INSERT INTO ops.saga_steps AS s (saga_id, position, name, state, failure)
            SELECT saga_id, :position, :step, :state, nullif(:failure, '')
              FROM mine
                ON CONFLICT (saga_id, position) DO UPDATE
               SET state = excluded.state,
                   attempts = s.attempts + (excluded.state = 'COMPENSATING')::int,
                   finished_at = CASE WHEN excluded.state IN ('DONE', 'FAILED', 'UNKNOWN')
                                      THEN now() ELSE s.finished_at END,
                   failure = coalesce(s.failure, CASE WHEN excluded.state IN ('FAILED', 'UNKNOWN')
                                                      THEN excluded.failure END),
                   undo_started_at = CASE WHEN excluded.state = 'COMPENSATING'
                                          THEN now() ELSE s.undo_started_at END,
                   undo_finished_at = CASE WHEN excluded.state IN ('COMPENSATED', 'COMPENSATION_FAILED')
                                           THEN now() END,
                   undo_failure = CASE WHEN excluded.state = 'COMPENSATION_FAILED' THEN excluded.failure END
            RETURNING position
            """;
    static final String COMPLETE = """
            UPDATE ops.sagas
               SET state = 'COMPLETED', updated_at = now(), leased_by = NULL, lease_until = NULL
             WHERE saga_id = :saga AND leased_by = :holder AND state = 'RUNNING'
            RETURNING saga_id
            """;
    /** Its first reason is the one that stays. */
    static final String UNWIND = """
            UPDATE ops.sagas
               SET state = 'COMPENSATING', failure = coalesce(failure, :failure), updated_at = now(),
                   lease_until = now() + make_interval(secs => :lease)
             WHERE saga_id = :saga AND leased_by = :holder AND state IN ('RUNNING', 'COMPENSATING')
            RETURNING saga_id
            """;

    /** Before {@link #UNWOUND}, which must see what was approved until then. */
    static final String LOCK = """
            SELECT saga_id
              FROM ops.sagas
             WHERE saga_id = :saga AND leased_by = :holder AND state = 'COMPENSATING'
               FOR UPDATE
            """;
    /** What was approved while others were undone is left to the next round. */
    static final String UNWOUND = """
            UPDATE ops.sagas
               SET state = CASE WHEN EXISTS (SELECT FROM ops.saga_steps WHERE saga_id = :saga AND state = 'COMPENSATING')
                                THEN 'COMPENSATING' ELSE :end END,
                   updated_at = now(), leased_by = NULL, lease_until = NULL
             WHERE saga_id = :saga AND leased_by = :holder AND state = 'COMPENSATING'
            RETURNING state
            """;

    private StepRows() {}
}
