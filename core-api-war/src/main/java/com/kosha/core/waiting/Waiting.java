package com.kosha.core.waiting;

import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueKind;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What waits at this moment, counted where it waits: every server shows the same. */
@Dependent
public final class Waiting {
    private static final Viewer NOBODY = new Viewer("waiting", "core-api", Set.of(), Optional.empty(), false);
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final String LAG = """
            SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS lag
              FROM ops.outbox
             WHERE sent_at IS NULL AND dead_at IS NULL
            """;
    private static final String OPEN = """
            SELECT kind, count(*) AS items
              FROM ops.review_queue
             WHERE state = 'OPEN'
             GROUP BY kind
            """;

    /**
     * What was found.
     *
     * @param outboxLag seconds since the oldest unsent event came to be; 0 when there is none
     * @param reviews open items of each kind
     */
    public record Found(double outboxLag, Map<QueueKind, Long> reviews) {
        public Found {
            reviews = Map.copyOf(reviews);
        }
    }

    private final Db db;
    private final Time time;

    @Inject
    public Waiting(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /**
     * Looks.
     *
     * @throws KoshaException when PostgreSQL cannot be asked
     */
    public Found look() {
        Map<QueueKind, Long> reviews = new EnumMap<>(QueueKind.class);
        db.list(
                call(),
                Query.of(OPEN),
                row -> reviews.put(QueueKind.valueOf(row.getString("kind")), row.getLong("items")));
        double lag =
                db.first(call(), Query.of(LAG), row -> row.getDouble("lag")).orElse(0.0);
        return new Found(Math.max(0, lag), reviews);
    }

    private Call call() {
        return new Call(NOBODY, Deadline.in(PATIENCE, time));
    }
}
