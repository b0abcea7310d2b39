package com.kosha.contract;

import java.time.Instant;
import java.util.List;

/**
 * One movement with all that happened to it, oldest first.
 *
 * @param reference the rail's own reference (UTR, RRN)
 */
public record TransactionDetail(
        TransactionView transaction, String reference, List<StatusChange> history, Instant asOf) {
    public TransactionDetail {
        history = List.copyOf(history);
    }
}
