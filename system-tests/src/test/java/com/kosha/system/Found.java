package com.kosha.system;

/**
 * What a kill has left half done, as the database says before anybody goes on with it; where another core-api lives, what
 * that is at work on is in it too.
 *
 * @param running sagas that were between two steps or within one
 * @param compensating sagas that were being undone
 * @param claimed events that were on their way to the queue, or there and not marked
 */
record Found(long running, long compensating, long claimed) {

    static Found now() {
        return new Found(
                Ledgers.count("ops.sagas WHERE state = 'RUNNING'"),
                Ledgers.count("ops.sagas WHERE state = 'COMPENSATING'"),
                Ledgers.count("ops.outbox WHERE sent_at IS NULL AND lease_until > now()"));
    }

    /** Whether it is what such a kill leaves. */
    boolean is(Moment moment) {
        return switch (moment) {
            case BETWEEN_STEPS -> running > 0;
            case DURING_COMPENSATION -> compensating > 0;
            case BETWEEN_CLAIM_AND_SEND, BETWEEN_SEND_AND_MARK -> claimed > 0;
            case AT_RANDOM -> true;
        };
    }
}
