package com.kosha.contract;

/** How much alike two names are. */
public enum MatchStrength {
    /** A score of 0.90 or more. */
    MATCH,
    /** A score of 0.80 to 0.90; a single word never comes to more. */
    POSSIBLE
}
