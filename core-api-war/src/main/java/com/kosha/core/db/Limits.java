package com.kosha.core.db;

import java.time.Duration;

/**
 * How much of PostgreSQL one statement may take.
 *
 * @param connections how many the pool holds
 * @param poolWait how long a call that is not patient waits for one at most
 * @param statementCap how long a statement may run at most
 * @param margin what is kept of the request's time to answer in, whatever happens
 */
public record Limits(int connections, Duration poolWait, Duration statementCap, Duration margin) {
    public Limits {
        if (connections < 1) {
            throw new IllegalArgumentException("A pool holds at least one connection");
        }
        if (poolWait.isNegative() || margin.isNegative() || statementCap.toMillis() < 1) {
            throw new IllegalArgumentException("Times are positive");
        }
    }
}
