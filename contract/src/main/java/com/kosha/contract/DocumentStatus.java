package com.kosha.contract;

/** What became of a document that a customer handed in. */
public enum DocumentStatus {
    SUBMITTED,
    VERIFIED,
    REJECTED,
    EXPIRED
}
