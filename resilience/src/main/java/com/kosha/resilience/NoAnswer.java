package com.kosha.resilience;

import static com.kosha.resilience.Verdict.FAILURE;
import static com.kosha.resilience.Verdict.IGNORED;

import java.util.Locale;

/** The ways in which an attempt that was sent ends without one to go by; one not sent is a {@link LocalRejection}. */
public enum NoAnswer implements AttemptFailure {
    /** Refused, reset, unresolved, or any other fault of the connection. */
    CONNECT(FAILURE, true),
    /** Silent for the whole attempt cap. */
    TIMEOUT(FAILURE, true),
    /** Silent until the request's deadline, and for at least the stack's standard cap: slow by any measure. */
    TIMEOUT_AT_DEADLINE(FAILURE, false),
    /** Silent, but the deadline had cut it below the standard cap: clients with tiny budgets open no breaker. */
    CUT_BY_DEADLINE(IGNORED, false),
    /** An answer that is not what was asked for, or longer: as from a gateway whose other side is broken (502). */
    UNREADABLE(FAILURE, true),
    /** The caller left, or another provider won the race. */
    CANCELLED(IGNORED, false);

    private final Verdict verdict;
    private final boolean retryable;

    NoAnswer(Verdict verdict, boolean retryable) {
        this.verdict = verdict;
        this.retryable = retryable;
    }

    @Override
    public Verdict verdict() {
        return verdict;
    }

    @Override
    public boolean retryable() {
        return retryable;
    }

    @Override
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
