package com.kosha.core.saga;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaState;
import com.kosha.contract.SagaStepView;
import com.kosha.contract.SagaView;
import com.kosha.contract.StepState;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Limit;
import com.kosha.core.search.Pages;
import com.kosha.core.search.Position;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Lists sagas and shows their steps, to operators. */
@Dependent
public final class SagaViews {
    private static final String SELECT = """
            SELECT saga_id, kind, state, subject_id, failure, started_by, client_id, trace_id, created_at, updated_at
              FROM ops.sagas
             WHERE true
            """;
    private static final String NEWEST_FIRST = """
             ORDER BY created_at DESC, saga_id DESC
             LIMIT :limit
            """;
    private static final String STEPS = """
            SELECT saga_id, position, name, state, started_at, finished_at, failure, attempts, undo_started_at,
                   undo_finished_at, undo_failure
              FROM ops.saga_steps
             WHERE saga_id = ANY (CAST(:sagas AS uuid[]))
             ORDER BY saga_id, position
            """;

    private record StepOf(String saga, SagaStepView step) {}

    private final Db db;
    private final Time time;

    @Inject
    public SagaViews(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /** One page, the newest first. */
    public Page<SagaView> search(Call call, SagaSearch in) {
        Limit.check(in.limit());
        Query query = Query.of(SELECT);
        if (!in.states().isEmpty()) {
            query.and("state = ANY (:states)").with("states", Query.names(in.states()));
        }
        if (in.subjectId() != null) {
            query.and("subject_id = :subject").with("subject", in.subjectId());
        }
        if (in.traceId() != null) {
            query.and("trace_id = :trace").with("trace", in.traceId());
        }
        if (in.after() != null) {
            Position after = Position.parse(in.after(), Shape.SAGA);
            query.and("(created_at, saga_id) < (:after_at, CAST(:after_id AS uuid))")
                    .with("after_at", after.atUtc())
                    .with("after_id", after.id());
        }
        query.then(NEWEST_FIRST).with("limit", in.limit() + 1);
        Instant asOf = AsOf.now(time);
        List<SagaView> found = withSteps(call, db.list(call, query, SagaViews::view));
        return Pages.cut(found, in.limit(), saga -> new Position(saga.createdAt(), saga.sagaId()).wire(), asOf);
    }

    /**
     * One saga.
     *
     * @throws KoshaException {@code not_found} when there is none
     */
    public SagaView detail(Call call, String sagaId) {
        Query query = Query.of(SELECT).and("saga_id = CAST(:saga AS uuid)").with("saga", Shape.SAGA.check(sagaId));
        return withSteps(call, db.list(call, query, SagaViews::view)).stream()
                .findFirst()
                .orElseThrow(() -> KoshaException.notFound("saga"));
    }

    private List<SagaView> withSteps(Call call, List<SagaView> sagas) {
        Query steps = Query.of(STEPS)
                .with("sagas", sagas.stream().map(SagaView::sagaId).toArray(String[]::new));
        Map<String, List<SagaStepView>> bySaga = db.list(call, steps, SagaViews::step).stream()
                .collect(Collectors.groupingBy(
                        StepOf::saga, Collectors.mapping(StepOf::step, Collectors.toUnmodifiableList())));
        return sagas.stream()
                .map(saga -> saga.with(bySaga.getOrDefault(saga.sagaId(), List.of())))
                .toList();
    }

    private static SagaView view(ResultSet row) throws SQLException {
        return new SagaView(
                row.getString("saga_id"),
                row.getString("kind"),
                SagaState.valueOf(row.getString("state")),
                row.getString("subject_id"),
                row.getString("failure"),
                row.getString("started_by"),
                row.getString("client_id"),
                row.getString("trace_id"),
                Moments.of(row, "created_at"),
                Moments.of(row, "updated_at"),
                List.of());
    }

    private static StepOf step(ResultSet row) throws SQLException {
        SagaStepView step = new SagaStepView(
                row.getInt("position"),
                row.getString("name"),
                StepState.valueOf(row.getString("state")),
                Moments.of(row, "started_at"),
                Moments.orNull(row, "finished_at"),
                row.getString("failure"),
                row.getInt("attempts"),
                Moments.orNull(row, "undo_started_at"),
                Moments.orNull(row, "undo_finished_at"),
                row.getString("undo_failure"));
        return new StepOf(row.getString("saga_id"), step);
    }
}
