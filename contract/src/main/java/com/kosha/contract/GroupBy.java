package com.kosha.contract;

/** What spending is summed up by. Months are those of Asia/Kolkata. */
public enum GroupBy {
    CATEGORY,
    MONTH,
    RAIL
}
