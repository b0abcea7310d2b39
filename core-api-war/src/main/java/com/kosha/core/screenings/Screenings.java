package com.kosha.core.screenings;

import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueState;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningStatus;
import com.kosha.contract.ScreeningView;
import com.kosha.contract.ServiceClaims;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.db.Viewer;
import com.kosha.core.queue.ReviewQueue;
import com.kosha.core.search.Shape;
import com.kosha.json.Digest;
import com.kosha.json.Text;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Puts screenings on record, and tells how they stand. */
@Dependent
public final class Screenings {
    private static final Logger LOG = Logger.getLogger(Screenings.class.getName());
    /** Where it stands already, nothing changes. An answer that is let pass needs no name any more. */
    private static final String RECORD = """
            INSERT INTO bank.screenings AS s (name, entity_type, born_or_founded, country, fingerprint, status, result,
                                              requested_by, client_id, trace_id, finished_at)
            SELECT CASE WHEN standing THEN :name END, :type,
                   CASE WHEN standing THEN CAST(nullif(:date, '') AS date) END,
                   CASE WHEN standing THEN nullif(:country, '') END,
                   CASE WHEN standing THEN decode(:fingerprint, 'hex') END,
                   :status, CAST(nullif(:result, '') AS jsonb), :subject, :client, :trace,
                   CASE WHEN :status <> 'DEFERRED' THEN now() END
              FROM (SELECT :status IN ('DEFERRED', 'BLOCKED') AS standing) AS kept
                ON CONFLICT (fingerprint) WHERE status IN ('DEFERRED', 'BLOCKED') DO UPDATE
               SET attempts = s.attempts
            RETURNING (s.xmax = 0) AS fresh,
                      (SELECT q.state
                         FROM ops.review_queue q
                        WHERE q.kind = 'SCREENING' AND q.reference = s.screening_id
                        ORDER BY q.item_id DESC
                        LIMIT 1) AS review,\s""" + ScreeningRows.COLUMNS;

    private static final String FIND = """
            SELECT q.state AS review,\s""" + ScreeningRows.COLUMNS + """
              FROM bank.screenings s
              LEFT JOIN LATERAL (
                    SELECT state
                      FROM ops.review_queue
                     WHERE kind = 'SCREENING' AND reference = s.screening_id
                     ORDER BY item_id DESC
                     LIMIT 1) q ON true
             WHERE s.screening_id = :id AND (s.requested_by = :subject OR :colleague = 'yes')
            """;

    private record Recorded(ScreeningView view, boolean fresh) {}

    private final Db db;
    private final ScreeningSettings settings;
    private final Time time;

    @Inject
    public Screenings(Db db, ScreeningSettings settings, Time time) {
        this.db = db;
        this.settings = settings;
        this.time = time;
    }

    /**
     * Puts it on record: without an answer to be asked about later, else with what was found. The same question of the
     * same person, while it waits for the vendor or for somebody's decision, stays the one it was.
     *
     * @throws KoshaException {@code invalid_argument} for a question that nobody could answer
     */
    public ScreeningView record(Call call, String traceId, ScreeningRequest request) {
        Questions.check(request.question());
        ScreeningAnswer answer = request.answer();
        ScreeningStatus status =
                answer == null ? ScreeningStatus.DEFERRED : Found.status(answer, settings.blockThreshold(), false);
        ScreeningView view = db.write(call, transaction -> {
            Recorded recorded = transaction
                    .first(insert(call.viewer(), traceId, request, status), this::recorded)
                    .orElseThrow();
            if (recorded.fresh() && status == ScreeningStatus.BLOCKED && answer != null) {
                hold(transaction, recorded.view().screeningId(), answer, call.viewer(), traceId);
            }
            return recorded.view();
        });
        LOG.log(Level.INFO, "trace_id={0} screening_id={1} status={2}", new Object[] {
            traceId, view.screeningId(), view.status()
        });
        return view;
    }

    /**
     * How one stands.
     *
     * @throws KoshaException {@code not_found} when there is none, or none of the viewer's, who may not screen
     */
    public ScreeningView find(Call call, String screeningId) {
        boolean colleague = !Collections.disjoint(call.viewer().roles(), ServiceClaims.SCREENERS);
        Query find = Query.of(FIND)
                .with("id", Shape.SCREENING.check(screeningId))
                .with("subject", call.viewer().subject())
                .with("colleague", colleague ? "yes" : "no");
        return db.first(call, find, row -> ScreeningRows.view(row, review(row), time))
                .orElseThrow(() -> KoshaException.notFound("screening"));
    }

    private static void hold(
            Transaction transaction, String screeningId, ScreeningAnswer answer, Viewer viewer, String traceId) {
        ReviewQueue.add(transaction, Held.match(screeningId, answer, viewer.subject(), traceId));
    }

    private static Query insert(Viewer viewer, String traceId, ScreeningRequest request, ScreeningStatus status) {
        ScreeningQuestion question = request.question();
        Digest fingerprint =
                Digest.of(Map.of("subject", viewer.subject(), "client", viewer.clientId(), "question", question));
        return Query.of(RECORD)
                .with("name", question.name())
                .with("type", question.type().name())
                .with(
                        "date",
                        question.dates().isEmpty()
                                ? ""
                                : question.dates().get(0).toString())
                .with(
                        "country",
                        question.countries().isEmpty()
                                ? ""
                                : question.countries().get(0))
                .with("fingerprint", fingerprint.hex())
                .with("status", status.name())
                .with("result", request.answer() == null ? "" : Text.of(request.answer()))
                .with("subject", viewer.subject())
                .with("client", viewer.clientId())
                .with("trace", traceId);
    }

    /** One that has just been blocked gets its place in the queue in this same transaction. */
    private Recorded recorded(ResultSet row) throws SQLException {
        QueueState known = review(row);
        boolean blocked = ScreeningStatus.BLOCKED.name().equals(row.getString("status"));
        QueueState review = known == null && blocked ? QueueState.OPEN : known;
        return new Recorded(ScreeningRows.view(row, review, time), row.getBoolean("fresh"));
    }

    private static @Nullable QueueState review(ResultSet row) throws SQLException {
        String state = row.getString("review");
        return state == null ? null : QueueState.valueOf(state);
    }
}
