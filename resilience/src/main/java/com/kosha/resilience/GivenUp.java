package com.kosha.resilience;

/** The logical call has failed for good: its last attempt's failure, and why no other followed. */
public final class GivenUp extends RuntimeException {
    private final transient AttemptFailure last;
    private final StopReason reason;

    GivenUp(StopReason reason, AttemptFailed last) {
        super("Gave up (" + reason.label() + ") after: " + last.failure().label(), last, true, false);
        this.last = last.failure();
        this.reason = reason;
    }

    /** Why it was not tried again. */
    public StopReason reason() {
        return reason;
    }

    /** How the last attempt failed; the client's answer follows it (ruling 18), a Retry-After included. */
    public AttemptFailure last() {
        return last;
    }

    /** The last attempt's, unless the caller left during the pause that followed it. */
    public Verdict verdict() {
        return reason == StopReason.CANCELLED ? Verdict.IGNORED : last.verdict();
    }
}
