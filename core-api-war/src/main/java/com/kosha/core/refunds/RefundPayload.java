package com.kosha.core.refunds;

import com.kosha.core.idempotency.ClientKey;
import com.kosha.core.ledger.Payment;
import com.kosha.core.saga.Saga;
import java.util.UUID;

/**
 * What the steps of a refund's saga must know.
 *
 * @param clientKey under which it was asked for
 */
record RefundPayload(String refundId, String disputeId, long amountPaise, UUID clientKey) {

    static RefundPayload of(Saga saga) {
        return saga.payload(RefundPayload.class);
    }

    Payment payment(Saga saga) {
        return new Payment(refundId, disputeId, amountPaise, saga.id());
    }

    ClientKey clientKey(Saga saga) {
        return new ClientKey(saga.clientId(), saga.startedBy(), clientKey);
    }
}
