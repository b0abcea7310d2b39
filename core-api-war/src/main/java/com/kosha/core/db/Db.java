package com.kosha.core.db;

import com.kosha.contract.KoshaException;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.Time;
import com.kosha.stack.chaos.Faults;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Reads rows, and writes them in transactions. A reading statement goes to PostgreSQL in one round trip together with its viewer and its time limit, and all
 * of it is one implicit transaction: neither can be missing from the statement or outlive it.
 *
 * <p>Failures are {@code KoshaException}s: {@code overloaded} when no connection comes free in time,
 * {@code deadline_exceeded} when the caller's time is up, {@code dependency_unavailable} when PostgreSQL is away or
 * takes longer than it may.
 */
public final class Db {
    /** For a connection on which nothing comes back, not even the word that the statement was cut. */
    private static final Duration SILENCE = Duration.ofMillis(500);

    private final Pool pool;
    private final Limits limits;
    private final Time time;
    private final Outcome.Listener listener;
    private final StatementFaults faults = new StatementFaults(new Faults());

    /** @param listener hears of each statement's end, and of each connection that cannot be made */
    public Db(DataSource source, Limits limits, Time time, Outcome.Listener listener) {
        this.pool = new Pool(source, limits, time, listener);
        this.limits = limits;
        this.time = time;
        this.listener = listener;
    }

    /** All rows of the query, in its order. */
    public <R> List<R> list(Call call, Query query, Row<R> row) {
        return lent(call, connection -> {
            Duration limit = call.deadline().timeout(limits.margin(), limits.statementCap());
            GuardedQuery guarded = GuardedQuery.of(query, call.viewer(), limit);
            connection.setNetworkTimeout(Runnable::run, silence(call.deadline(), limit));
            long started = time.nanos();
            try (PreparedStatement statement = connection.prepareStatement(guarded.text())) {
                guarded.bind(statement);
                faults.strike(call, limit);
                List<R> rows = call.cancellation().during(statement, () -> rows(statement, row));
                listener.ended(Outcome.SUCCESS, time.nanos() - started);
                return rows;
            } catch (SQLException failure) {
                boolean cutByDeadline = limit.compareTo(limits.statementCap()) < 0;
                Outcome outcome = Failures.outcome(failure, call.cancellation().isCalled(), cutByDeadline);
                listener.ended(outcome, time.nanos() - started);
                throw Failures.ofStatement(outcome, failure);
            }
        });
    }

    /** How many connections are lent out now. */
    public int inUse() {
        return pool.inUse();
    }

    /** The first row of the query, if there is one. */
    public <R> Optional<R> first(Call call, Query query, Row<R> row) {
        return list(call, query, row).stream().findFirst();
    }

    /** Does the work in one transaction: all of it is kept, or, when it throws, nothing. */
    public <R> R write(Call call, Transaction.Work<R> work) {
        return lent(call, connection -> new Transaction(connection, call, limits, time, listener, faults).run(work));
    }

    /** Whoever asks the database catches one kind of failure. */
    private <R> R lent(Call call, Pool.Work<R> work) {
        try {
            return pool.lend(call, work);
        } catch (DeadlineExceeded tooLate) {
            throw KoshaException.deadlineExceeded();
        }
    }

    static int silence(Deadline deadline, Duration time) {
        Duration left = deadline.remaining();
        Duration longest = time.plus(SILENCE);
        return Math.max(1, (int) (left.compareTo(longest) < 0 ? left : longest).toMillis());
    }

    /** The answers come in the statement's order: that of the guard first, the rows after it. */
    static <R> List<R> rows(PreparedStatement statement, Row<R> row) throws SQLException {
        statement.execute();
        statement.getMoreResults();
        List<R> rows = new ArrayList<>();
        try (ResultSet result = statement.getResultSet()) {
            while (result.next()) {
                rows.add(row.of(result));
            }
        }
        return rows;
    }
}
