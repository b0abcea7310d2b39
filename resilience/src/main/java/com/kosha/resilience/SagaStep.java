package com.kosha.resilience;

/**
 * One step of a saga, together with what undoes it. After a crash either may be run a second time: twice must be as
 * good as once.
 */
public interface SagaStep {

    /** Its name in the journal: lower case, with underscores. */
    String name();

    /** Does it, by {@code deadline} at the latest. */
    void run(Deadline deadline);

    /**
     * Undoes it. Where it is not known whether it was done, this also sees to it that it cannot happen any more.
     *
     * @param deadline this compensation's own
     */
    void compensate(Deadline deadline);

    /** Whether that failure of {@link #run} shows that nothing was done; if not, it may have been, and is compensated. */
    default boolean didNothing(RuntimeException failure) {
        return false;
    }
}
