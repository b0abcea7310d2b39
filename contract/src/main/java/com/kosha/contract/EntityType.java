package com.kosha.contract;

/** What kind of thing a name on a sanctions list stands for. */
public enum EntityType {
    INDIVIDUAL,
    ORGANISATION,
    VESSEL
}
