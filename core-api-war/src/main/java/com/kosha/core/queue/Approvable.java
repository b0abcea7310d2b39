package com.kosha.core.queue;

import com.kosha.contract.QueueKind;
import com.kosha.core.db.Transaction;
import java.util.UUID;

/**
 * What a decision on one kind of item brings about. Both methods run in the transaction of the decision: what they
 * throw undoes it, and the item is open again. Neither speaks to anybody but the database; what must go out is left to
 * a worker, which finds it there.
 */
public interface Approvable {

    /** Whose decisions these are. */
    QueueKind kind();

    /**
     * A person has approved. This runs once.
     *
     * @param newKey under which it is to happen now; never used before
     * @throws com.kosha.contract.KoshaException {@code conflict} when it cannot be done any more
     */
    void approve(Transaction transaction, QueueItem item, UUID newKey);

    /** A person has rejected: the item stays as it is, and what it refers to is told here. */
    default void reject(Transaction transaction, QueueItem item) {}
}
