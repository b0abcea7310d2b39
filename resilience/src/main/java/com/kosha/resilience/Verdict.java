package com.kosha.resilience;

/** What the end of a call says about the dependency's health (ruling 5). */
public enum Verdict {
    /** It answered, were it only to say no: 2xx to 4xx, 429 too. */
    SUCCESS,
    /** It did not answer in full time, could not be reached, or failed: 5xx. */
    FAILURE,
    /** Nothing: we did not call, the caller left, or the request's own deadline cut it short. */
    IGNORED;

    /**
     * The verdict on a call that ended with {@code failure}. What is not known to be the dependency's doing is ignored:
     * a mistake of ours must not cut us off from a healthy service.
     */
    public static Verdict of(Throwable failure) {
        if (failure instanceof AttemptFailed failed) {
            return failed.failure().verdict();
        }
        return failure instanceof GivenUp givenUp ? givenUp.verdict() : IGNORED;
    }
}
