package com.kosha.contract;

/** How a screening stands after a report. */
public record ScreeningReceipt(String screeningId, ScreeningStatus status) {}
