package com.kosha.core.ledger;

import java.util.UUID;

/**
 * Money that goes back, or has gone back.
 *
 * @param sagaId on whose behalf it is written; after a word of another saga, or its own last one, this one's does nothing
 */
public record Payment(String refundId, String disputeId, long amountPaise, UUID sagaId) {}
