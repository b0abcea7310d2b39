package com.kosha.core.screenings;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningReceipt;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningStatus;
import com.kosha.contract.ScreeningTask;
import com.kosha.contract.ScreeningTasks;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.outbox.Outbox;
import com.kosha.core.queue.ReviewQueue;
import com.kosha.core.search.Shape;
import com.kosha.json.Text;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Lends deferred screenings to the gateways' workers and takes their reports (ruling 20). One that is lent is nobody
 * else's until its lease is over; only the report of the lease that stands counts, and only once.
 */
@Dependent
public final class FollowUps {
    private static final Logger LOG = Logger.getLogger(FollowUps.class.getName());
    private static final String LEASE = """
            UPDATE bank.screenings s
               SET leased_by = :lease, lease_until = now() + CAST(:term AS interval), attempts = attempts + 1
              FROM (SELECT screening_id
                      FROM bank.screenings
                     WHERE status = 'DEFERRED' AND due_at <= now() AND (lease_until IS NULL OR lease_until <= now())
                     ORDER BY due_at, screening_id
                     LIMIT 1
                       FOR UPDATE SKIP LOCKED) AS due
             WHERE s.screening_id = due.screening_id
            RETURNING s.screening_id, s.run_key, s.name, s.entity_type, s.born_or_founded, s.country
            """;
    private static final String PUT_BACK = """
            UPDATE bank.screenings
               SET leased_by = NULL, lease_until = NULL,
                   due_at = now() + least(CAST(:longest AS interval),
                                          CAST(:first AS interval) * power(2, least(attempts - 1, 20)))
             WHERE screening_id = :id AND status = 'DEFERRED' AND leased_by = :lease
            RETURNING screening_id
            """;
    private static final String OURS = """
            SELECT run_key, requested_by, trace_id
              FROM bank.screenings
             WHERE screening_id = :id AND status = 'DEFERRED' AND leased_by = :lease
               FOR UPDATE
            """;
    /** A name is kept only where it may have to be asked about again. */
    private static final String FINISH = """
            UPDATE bank.screenings
               SET status = :status, result = CAST(nullif(:result, '') AS jsonb), finished_at = now(),
                   leased_by = NULL, lease_until = NULL,
                   name = CASE WHEN :status = 'BLOCKED' THEN name END,
                   born_or_founded = CASE WHEN :status = 'BLOCKED' THEN born_or_founded END,
                   country = CASE WHEN :status = 'BLOCKED' THEN country END,
                   fingerprint = CASE WHEN :status = 'BLOCKED' THEN fingerprint END
             WHERE screening_id = :id
            RETURNING screening_id
            """;

    private record Lent(boolean released, String requestedBy, String traceId) {}

    private final Db db;
    private final ScreeningSettings settings;

    @Inject
    public FollowUps(Db db, ScreeningSettings settings) {
        this.db = db;
        this.settings = settings;
    }

    /**
     * One that is due, if there is one: the worker's until the lease is over.
     *
     * @param lease a new one
     */
    public ScreeningTasks lease(Call call, UUID lease) {
        Query due = Query.of(LEASE)
                .with("lease", lease.toString())
                .with("term", settings.lease().toString());
        return new ScreeningTasks(db.write(call, transaction -> transaction.list(due, row -> task(row, lease))));
    }

    /**
     * What the worker found out.
     *
     * @throws KoshaException {@code conflict} when the lease does not stand any more: somebody else has it now, or is
     *     done with it
     */
    public ScreeningReceipt report(Call call, String screeningId, ScreeningReport report) {
        Shape.SCREENING.check(screeningId);
        ScreeningStatus status = db.write(call, transaction -> switch (report.outcome()) {
            case ANSWERED, REFUSED -> finish(transaction, screeningId, report);
            case NO_ANSWER -> putBack(transaction, screeningId, report);
        });
        LOG.log(Level.INFO, "event=screening_follow_up screening_id={0} outcome={1} status={2}", new Object[] {
            screeningId, report.outcome(), status
        });
        return new ScreeningReceipt(screeningId, status);
    }

    private static ScreeningTask task(ResultSet row, UUID lease) throws SQLException {
        String id = row.getString("screening_id");
        String approved = row.getString("run_key");
        return new ScreeningTask(id, approved == null ? id : approved, lease, ScreeningRows.question(row));
    }

    private ScreeningStatus finish(Transaction transaction, String id, ScreeningReport report) {
        Lent lent = transaction.first(of(OURS, id, report), FollowUps::lent).orElseThrow(FollowUps::lost);
        ScreeningAnswer answer = report.answer();
        ScreeningStatus status = answer == null
                ? ScreeningStatus.BLOCKED
                : Found.status(answer, settings.blockThreshold(), lent.released());
        Query finish = Query.of(FINISH)
                .with("id", id)
                .with("status", status.name())
                .with("result", answer == null ? "" : Text.of(answer));
        transaction.list(finish, row -> true);
        Outbox.add(transaction, ScreeningFinished.event(id, status), lent.traceId());
        if (status == ScreeningStatus.BLOCKED) {
            ReviewQueue.add(
                    transaction,
                    answer == null
                            ? Held.refusal(id, lent.requestedBy(), lent.traceId())
                            : Held.match(id, answer, lent.requestedBy(), lent.traceId()));
        }
        return status;
    }

    private ScreeningStatus putBack(Transaction transaction, String id, ScreeningReport report) {
        Query putBack = of(PUT_BACK, id, report)
                .with("first", settings.firstPause().toString())
                .with("longest", settings.longestPause().toString());
        if (transaction.first(putBack, row -> true).isEmpty()) {
            throw lost();
        }
        return ScreeningStatus.DEFERRED;
    }

    private static Query of(String statement, String id, ScreeningReport report) {
        return Query.of(statement).with("id", id).with("lease", report.lease().toString());
    }

    private static Lent lent(ResultSet row) throws SQLException {
        return new Lent(row.getString("run_key") != null, row.getString("requested_by"), row.getString("trace_id"));
    }

    private static KoshaException lost() {
        return KoshaException.conflict(Conflict.LEASE_LOST);
    }
}
