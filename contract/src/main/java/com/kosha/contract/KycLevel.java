package com.kosha.contract;

/** How thoroughly a customer was identified. */
public enum KycLevel {
    MINIMUM,
    FULL,
    VIDEO
}
