package com.kosha.contract;

/** How closely a customer is watched. */
public enum RiskRating {
    LOW,
    MEDIUM,
    HIGH
}
