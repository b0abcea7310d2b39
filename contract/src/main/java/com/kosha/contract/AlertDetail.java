package com.kosha.contract;

import com.kosha.contract.Sensitive.Kind;
import java.time.Instant;
import java.util.List;

/** A suspicion with the movements that triggered it, newest first. */
public record AlertDetail(
        AlertView alert,
        @Sensitive(Kind.FREE_TEXT) String narrative,
        List<TransactionView> transactions,
        Instant asOf) {
    public AlertDetail {
        transactions = List.copyOf(transactions);
    }
}
