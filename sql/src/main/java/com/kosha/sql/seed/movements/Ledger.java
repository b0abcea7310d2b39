package com.kosha.sql.seed.movements;

import java.util.List;

/**
 * An account's movements, oldest first, and what they come to.
 *
 * @param balancePaise the sum of those that completed
 */
public record Ledger(List<Movement> movements, long balancePaise) {
    public Ledger {
        movements = List.copyOf(movements);
    }
}
