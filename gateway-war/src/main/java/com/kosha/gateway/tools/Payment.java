package com.kosha.gateway.tools;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.TransactionView;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.Scope;

/** A movement as a person is told of it who is to decide about it. */
final class Payment {
    private Payment() {}

    /**
     * Its id, and its amount where the caller may read it and it can be had: without the amount the question can still be
     * put.
     *
     * @throws KoshaException {@code not_found}: nobody is asked about what is not there
     */
    static String named(CoreApi core, CallContext call, String txnId) {
        if (!call.principal().may(Scope.TRANSACTIONS_READ)) {
            return txnId;
        }
        try {
            TransactionView movement = core.transaction(call, txnId).transaction();
            return txnId + " (" + movement.amountDisplay() + ")";
        } catch (KoshaException failure) {
            if (failure.code() == ErrorCode.NOT_FOUND) {
                throw failure;
            }
            return txnId;
        }
    }
}
