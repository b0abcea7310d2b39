package com.kosha.contract;

/** How what a caller knows of somebody goes with what a list says. */
public enum Agreement {
    /** One of the two says nothing of it. */
    UNKNOWN,
    SAME,
    /** The same year, or day and month the other way round. */
    NEAR,
    DIFFERENT
}
