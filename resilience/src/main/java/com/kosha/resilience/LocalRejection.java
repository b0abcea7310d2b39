package com.kosha.resilience;

/**
 * We did not call: one of our own guards said no. It says nothing about the dependency, so it is never counted by a
 * breaker and never retried. It has no stack trace: a refusal must be cheap, above all under load.
 */
public abstract sealed class LocalRejection extends RuntimeException
        permits DeadlineExceeded, BulkheadFull, CircuitOpen, LimitFull {

    LocalRejection(String message) {
        super(message, null, false, false);
    }
}
