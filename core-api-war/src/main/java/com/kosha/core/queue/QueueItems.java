package com.kosha.core.queue;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.contract.QueueFact;
import com.kosha.contract.QueueItemView;
import com.kosha.contract.QueueKind;
import com.kosha.contract.QueueSearch;
import com.kosha.contract.QueueState;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Limit;
import com.kosha.core.search.Pages;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Lists what waits for a person or has been decided, and shows one item. */
@Dependent
public final class QueueItems {
    private static final String SELECT = """
            SELECT item_id, kind, reference, reason, payload, requested_by, trace_id, created_at, state, decided_at,
                   decided_by, decision_reason, new_key
              FROM ops.review_queue
            """;
    private static final String OLDEST_FIRST = """
             ORDER BY item_id
             LIMIT :limit
            """;

    private final Db db;
    private final Time time;

    @Inject
    public QueueItems(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /** One page, what came first before what came later. */
    public Page<QueueItemView> search(Call call, QueueSearch in) {
        Limit.check(in.limit());
        Query query = Query.of(SELECT + " WHERE true");
        if (!in.states().isEmpty()) {
            query.and("state = ANY (:states)").with("states", Query.names(in.states()));
        }
        if (!in.kinds().isEmpty()) {
            query.and("kind = ANY (:kinds)").with("kinds", Query.names(in.kinds()));
        }
        if (in.after() != null) {
            query.and("item_id > :after").with("after", id(in.after()));
        }
        query.then(OLDEST_FIRST).with("limit", in.limit() + 1);
        Instant asOf = AsOf.now(time);
        return Pages.cut(db.list(call, query, QueueItems::view), in.limit(), QueueItemView::itemId, asOf);
    }

    /**
     * One item.
     *
     * @throws KoshaException {@code not_found} when there is none
     */
    public QueueItemView detail(Call call, String itemId) {
        return db.first(call, Query.of(SELECT + " WHERE item_id = :item").with("item", id(itemId)), QueueItems::view)
                .orElseThrow(() -> KoshaException.notFound("item"));
    }

    static long id(String itemId) {
        return Long.parseLong(Shape.QUEUE_ITEM.check(itemId));
    }

    private static QueueItemView view(ResultSet row) throws SQLException {
        return new QueueItemView(
                row.getString("item_id"),
                QueueKind.valueOf(row.getString("kind")),
                row.getString("reference"),
                row.getString("reason"),
                facts(QueueItem.Facts.of(row)),
                row.getString("requested_by"),
                row.getString("trace_id"),
                Moments.of(row, "created_at"),
                QueueState.valueOf(row.getString("state")),
                Moments.orNull(row, "decided_at"),
                row.getString("decided_by"),
                row.getString("decision_reason"),
                row.getString("new_key"));
    }

    private static List<QueueFact> facts(Map<String, String> facts) {
        return facts.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(fact -> new QueueFact(fact.getKey(), fact.getValue()))
                .toList();
    }
}
