package com.kosha.core.saga;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueKind;
import com.kosha.core.db.Transaction;
import com.kosha.core.queue.Approvable;
import com.kosha.core.queue.QueueItem;
import jakarta.enterprise.context.Dependent;
import java.util.UUID;

/** A compensation that has failed runs once more: the next round of any server finds it. Fails it again, it is a new item. */
@Dependent
public class ApprovedCompensation implements Approvable {
    @Override
    public QueueKind kind() {
        return QueueKind.COMPENSATION;
    }

    @Override
    public void approve(Transaction transaction, QueueItem item, UUID newKey) {
        CompensationReference failed = CompensationReference.parse(item.reference());
        if (!SagaRows.again(transaction, failed.saga(), failed.step())) {
            throw KoshaException.conflict(Conflict.NOT_STUCK);
        }
    }
}
