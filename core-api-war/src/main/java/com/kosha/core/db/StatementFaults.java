package com.kosha.core.db;

import com.kosha.resilience.ChaosSpec;
import com.kosha.stack.chaos.Faults;
import java.sql.SQLException;
import java.time.Duration;

/** Makes a statement fail on purpose, in PostgreSQL's own words and before it is sent. Its connection is held meanwhile. */
final class StatementFaults {
    private static final String DEPENDENCY = "postgres";
    private static final String COMES_UP = "57P03";
    private static final String BROKEN = "08006";

    private final Faults faults;

    StatementFaults(Faults faults) {
        this.faults = faults;
    }

    /**
     * Returns when the statement may be sent, be it later than without the fault.
     *
     * @param limit what it would be given
     * @throws SQLException when it fails instead
     */
    void strike(Call call, Duration limit) throws SQLException {
        ChaosSpec fault = faults.drawn(call.armed(), DEPENDENCY).orElse(null);
        if (fault == null) {
            return;
        }
        switch (fault.fault()) {
            case LATENCY -> delay(fault.added(), limit);
            case TIMEOUT -> delay(limit, limit);
            case ERROR -> throw new SQLException("made on purpose", COMES_UP);
            case RESET -> throw new SQLException("made on purpose", BROKEN);
        }
    }

    private void delay(Duration added, Duration limit) throws SQLException {
        boolean tooLong = added.compareTo(limit) >= 0;
        try {
            faults.pause(tooLong ? limit : added);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw new SQLException("stopped", Failures.CANCELLED, stopping);
        }
        if (tooLong) {
            throw new SQLException("made on purpose", Failures.CANCELLED);
        }
    }
}
