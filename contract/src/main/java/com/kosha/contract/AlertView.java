package com.kosha.contract;

import java.time.Instant;

/**
 * A suspicion of money laundering.
 *
 * @param score 0 to 100, the model's certainty
 * @param transactions how many movements triggered it
 */
public record AlertView(
        String alertId,
        String customerId,
        String customerName,
        Typology typology,
        Severity severity,
        AlertStatus status,
        int score,
        Instant raisedAt,
        int transactions,
        long amountPaise,
        String amountDisplay) {}
