package com.kosha.contract;

/** Whether money left the account or came in. */
public enum Direction {
    DEBIT,
    CREDIT
}
