package com.kosha.core.db;

import com.kosha.contract.KoshaException;
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

    private Transaction(Connection connection, Call call, Limits limits) {
        this.connection = connection;
        this.call = call;
        this.limits = limits;
    }

    static <R> R run(Connection connection, Call call, Limits limits, Work<R> work) throws SQLException {
        connection.setAutoCommit(false);
        try {
            R result = work.in(new Transaction(connection, call, limits));
            // who has stopped waiting will ask again: better nothing now than something unheard of
            call.deadline().check();
            connection.commit();
            connection.setAutoCommit(true);
            return result;
        } catch (SQLException | RuntimeException | Error failure) {
            undo(connection, failure);
            throw failure;
        }
    }

    /** All rows that the statement reads or returns. */
    public <R> List<R> list(Query query, Row<R> row) {
        Duration time = call.deadline().timeout(limits.margin(), limits.statementCap());
        GuardedQuery guarded = GuardedQuery.forWriting(query, call.viewer(), time);
        try (PreparedStatement statement = connection.prepareStatement(guarded.text())) {
            connection.setNetworkTimeout(Runnable::run, Db.silence(call.deadline(), time));
            guarded.bind(statement);
            return Db.rows(statement, row);
        } catch (SQLException failure) {
            throw failed(failure, time);
        }
    }

    /** The first row that the statement reads or returns, if there is one. */
    public <R> Optional<R> first(Query query, Row<R> row) {
        return list(query, row).stream().findFirst();
    }

    private KoshaException failed(SQLException failure, Duration time) {
        return Contention.of(failure)
                .orElseGet(() -> Failures.ofStatement(failure, time.compareTo(limits.statementCap()) < 0));
    }

    /** On a broken connection there is nothing to undo: PostgreSQL has done it. */
    private static void undo(Connection connection, Throwable failure) {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException broken) {
            failure.addSuppressed(broken);
        }
    }
}
