package com.kosha.core.db;

import com.kosha.resilience.Time;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * The connections, with a queue in front whose patience counts milliseconds; the server's own counts whole seconds.
 */
final class Pool {
    private static final Logger LOG = Logger.getLogger(Pool.class.getName());

    /** What a statement does with a connection. */
    @FunctionalInterface
    interface Work<R> {
        R with(Connection connection) throws SQLException;
    }

    private final DataSource source;
    private final Limits limits;
    private final Time time;
    private final Outcome.Listener listener;
    private final Semaphore free;

    Pool(DataSource source, Limits limits, Time time, Outcome.Listener listener) {
        this.source = source;
        this.limits = limits;
        this.time = time;
        this.listener = listener;
        this.free = new Semaphore(limits.connections(), true);
    }

    /** Lends a connection to {@code work}; waits for one no longer than the call and the limits allow. */
    <R> R lend(Call call, Work<R> work) {
        Duration patience = call.patient() ? call.deadline().remaining() : limits.poolWait();
        if (!acquired(call.deadline().timeout(limits.margin(), patience))) {
            throw Failures.poolIsFull();
        }
        try {
            Connection connection = connect();
            try {
                return work.with(connection);
            } finally {
                giveBack(connection);
            }
        } catch (SQLException failure) {
            throw Failures.ofConnection(failure);
        } finally {
            free.release();
        }
    }

    /** What was done on it stands, be it not to be had again. */
    private static void giveBack(Connection connection) {
        try {
            connection.close();
        } catch (SQLException broken) {
            LOG.log(Level.FINE, "A connection could not be given back", broken);
        }
    }

    int inUse() {
        return limits.connections() - free.availablePermits();
    }

    private boolean acquired(Duration patience) {
        try {
            return free.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private Connection connect() {
        long started = time.nanos();
        try {
            return source.getConnection();
        } catch (SQLTransientConnectionException full) {
            throw Failures.poolIsFull();
        } catch (SQLException failure) {
            listener.ended(Outcome.CONNECT, time.nanos() - started);
            throw Failures.ofConnection(failure);
        }
    }
}
