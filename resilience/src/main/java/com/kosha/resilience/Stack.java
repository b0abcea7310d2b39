package com.kosha.resilience;

/**
 * The layers around one dependency, outermost first: deadline, bulkhead, breaker, retry, timeout. The breaker stands
 * outside the retry, so that a call counts once however often it is tried; the timeout inside, so that each attempt has
 * its own.
 */
public final class Stack {
    private final Bulkhead bulkhead;
    private final Breaker breaker;
    private final Pacing pacing;

    public Stack(Bulkhead bulkhead, Breaker breaker, Pacing pacing) {
        this.bulkhead = bulkhead;
        this.breaker = breaker;
        this.pacing = pacing;
    }

    /**
     * Makes the call, in as many attempts as it needs and may have.
     *
     * @throws LocalRejection when one of the layers did not let it through
     * @throws GivenUp when its attempts failed
     */
    public <T> T call(LogicalCall<T> call) {
        call.deadline().check();
        return bulkhead.run(() -> breaker.run(call, () -> tried(call)));
    }

    private <T> T tried(LogicalCall<T> call) {
        while (true) {
            try {
                T result = call.attempt();
                pacing.succeeded();
                return result;
            } catch (RuntimeException failure) {
                RuntimeException next = pacing.next(call, failure);
                if (!(next instanceof AttemptFailed)) {
                    throw next;
                }
            }
        }
    }
}
