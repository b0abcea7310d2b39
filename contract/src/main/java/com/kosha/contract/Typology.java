package com.kosha.contract;

/** The pattern of money laundering that an alert points at. */
public enum Typology {
    STRUCTURING,
    RAPID_MOVEMENT,
    ROUND_TRIPPING,
    DORMANT_REACTIVATION,
    MULE_ACCOUNT,
    HIGH_RISK_COUNTERPARTY
}
