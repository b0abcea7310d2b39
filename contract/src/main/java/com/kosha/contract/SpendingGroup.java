package com.kosha.contract;

/**
 * What was spent and received under one heading.
 *
 * @param group a category, a month as {@code yyyy-MM}, or a rail
 */
public record SpendingGroup(
        String group,
        long transactions,
        long spentPaise,
        String spentDisplay,
        long receivedPaise,
        String receivedDisplay) {}
