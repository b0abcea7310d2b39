package com.kosha.contract;

/** Where a customer's identification stands. */
public enum KycStatus {
    PENDING,
    VERIFIED,
    EXPIRED,
    REJECTED
}
