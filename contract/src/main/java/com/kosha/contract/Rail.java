package com.kosha.contract;

/** The system that a payment ran on. */
public enum Rail {
    UPI,
    IMPS,
    NEFT,
    RTGS,
    CARD,
    ATM,
    CHEQUE,
    NACH,
    INTERNAL
}
