package com.kosha.core.db;

import com.kosha.resilience.Time;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Statements of which all are kept, or none. Each knows its viewer and its time limit, as a read does; the first takes
 * the transaction's beginning along in its round trip. A caller that leaves does not cut it (ruling 32).
 */
public final class Transaction {
    /** What is done in one transaction. */
    @FunctionalInterface
    public interface Work<R> {
        /** Whatever this throws undoes it. */
        R in(Transaction transaction);
    }

    private final Connection connection;
    private final Call call;
    private final Limits limits;
    private final Time time;
    private final Outcome.Listener listener;
    private final StatementFaults faults;

    Transaction(
            Connection connection,
            Call call,
            Limits limits,
            Time time,
            Outcome.Listener listener,
            StatementFaults faults) {
        this.connection = connection;
        this.call = call;
        this.limits = limits;
        this.time = time;
        this.listener = listener;
        this.faults = faults;
    }

    <R> R run(Work<R> work) throws SQLException {
        connection.setAutoCommit(false);
        try {
            R result = work.in(this);
            // who has stopped waiting will ask again: better nothing now than something unheard of
            call.deadline().check();
            commit();
            return result;
        } catch (SQLException | RuntimeException | Error failure) {
            undo(failure);
            throw failure;
        }
    }

    /** All rows that the statement reads or returns. */
    public <R> List<R> list(Query query, Row<R> row) {
        Duration limit = call.deadline().timeout(limits.margin(), limits.statementCap());
        GuardedQuery guarded = GuardedQuery.forWriting(query, call.viewer(), limit);
        long started = time.nanos();
        try (PreparedStatement statement = connection.prepareStatement(guarded.text())) {
            connection.setNetworkTimeout(Runnable::run, Db.silence(call.deadline(), limit));
            guarded.bind(statement);
            faults.strike(call, limit);
            List<R> rows = Db.rows(statement, row);
            listener.ended(Outcome.SUCCESS, time.nanos() - started);
            return rows;
        } catch (SQLException failure) {
            Outcome outcome = Failures.outcome(failure, false, isLate(limit));
            listener.ended(outcome, time.nanos() - started);
            throw Failures.ofStatement(outcome, failure);
        }
    }

    /** The first row that the statement reads or returns, if there is one. */
    public <R> Optional<R> first(Query query, Row<R> row) {
        return list(query, row).stream().findFirst();
    }

    private void commit() throws CommitLost {
        try {
            connection.commit();
            connection.setAutoCommit(true);
        } catch (SQLException unheard) {
            throw new CommitLost(unheard);
        }
    }

    private boolean isLate(Duration limit) {
        return limit.compareTo(limits.statementCap()) < 0;
    }

    /** On a broken connection there is nothing to undo: PostgreSQL has done it. */
    private void undo(Throwable failure) {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException broken) {
            failure.addSuppressed(broken);
        }
    }
}
