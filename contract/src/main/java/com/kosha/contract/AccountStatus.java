package com.kosha.contract;

/** Whether an account can be used. */
public enum AccountStatus {
    ACTIVE,
    DORMANT,
    FROZEN,
    CLOSED
}
