package com.kosha.contract;

/** How soon somebody should look, from the latest to the soonest. */
public enum ReviewPriority {
    LOW,
    MEDIUM,
    HIGH,
    URGENT
}
