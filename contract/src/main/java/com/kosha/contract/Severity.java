package com.kosha.contract;

/** How urgent an alert is. */
public enum Severity {
    LOW,
    MEDIUM,
    HIGH,
    CRITICAL
}
