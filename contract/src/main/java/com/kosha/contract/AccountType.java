package com.kosha.contract;

/** What kind of account the bank keeps. */
public enum AccountType {
    SAVINGS,
    SALARY,
    CURRENT,
    NRE,
    NRO
}
