package com.kosha.contract;

/** How a screening stands that is on record. */
public enum ScreeningStatus {
    /** The vendor has not answered yet; it is asked again. */
    DEFERRED,
    CLEAR,
    POTENTIAL_MATCH,
    /** A match that only a person may let pass, or a question that the vendor will not take (ruling 27). */
    BLOCKED
}
