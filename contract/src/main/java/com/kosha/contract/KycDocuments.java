package com.kosha.contract;

import java.time.Instant;
import java.util.List;

/** A customer's documents, newest first. */
public record KycDocuments(String customerId, List<KycDocument> items, Instant asOf) {
    public KycDocuments {
        items = List.copyOf(items);
    }
}
