package com.kosha.core.relay;

/** Hears what became of the events that a round took. */
@FunctionalInterface
interface RelayMetrics {
    /**
     * A round is over.
     *
     * @param failed taken and not sent, the dead among them
     * @param dead left to a person
     */
    void ended(int sent, int failed, int dead);
}
