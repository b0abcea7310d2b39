package com.kosha.contract;

/** How widely a knowledge document may be read, from everybody to few. The order is the meaning. */
public enum Classification {
    PUBLIC,
    INTERNAL,
    CONFIDENTIAL,
    RESTRICTED
}
