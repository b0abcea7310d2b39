package com.kosha.gateway.downstream;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.contract.QueueDecision;
import com.kosha.contract.QueueItemView;
import com.kosha.contract.QueueSearch;
import com.kosha.gateway.call.CallContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/**
 * core-api's review queue, for operators. Each method throws {@link KoshaException} for every failure, as those of
 * {@link CoreApi} do.
 */
@ApplicationScoped
public class ReviewDesk {
    @Inject
    Services services;

    public Page<QueueItemView> search(CallContext call, QueueSearch search) {
        return services.read(call, core -> core.searchReviewQueue(search));
    }

    public QueueItemView item(CallContext call, String itemId) {
        return services.read(call, core -> core.reviewQueueItem(itemId));
    }

    /**
     * Approves: it runs, once.
     *
     * @param newKey under which it runs; never used before
     */
    public QueueItemView approve(CallContext call, String itemId, String newKey, QueueDecision decision) {
        return services.write(call, newKey, core -> core.approveReviewQueueItem(itemId, decision));
    }

    /** Rejects: it stays undone. */
    public QueueItemView reject(CallContext call, String itemId, String key, QueueDecision decision) {
        return services.write(call, key, core -> core.rejectReviewQueueItem(itemId, decision));
    }
}
