package com.kosha.core.queue;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueKind;
import com.kosha.core.db.Transaction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;

/** A kind whose decisions are written down; it can be told to refuse. */
final class ApprovalDouble implements Approvable {
    final List<String> told = Collections.synchronizedList(new ArrayList<>());
    volatile boolean refuses;

    @Override
    public QueueKind kind() {
        return QueueKind.SCREENING;
    }

    @Override
    public void approve(Transaction transaction, QueueItem item, UUID newKey) {
        if (refuses) {
            throw KoshaException.conflict(Conflict.EVENT_GONE);
        }
        told.add("approved " + item.reference() + " " + newKey);
    }

    @Override
    public void reject(Transaction transaction, QueueItem item) {
        told.add("rejected " + item.reference());
    }
}
