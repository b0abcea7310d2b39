package com.kosha.core.queue;

import com.kosha.contract.Conflict;
import com.kosha.contract.KoshaException;
import com.kosha.contract.QueueKind;
import com.kosha.contract.QueueState;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Write;
import com.kosha.core.search.FreeText;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A person decides, once: whichever decision turns the item from open counts, and what it brings about is kept with it
 * or not at all.
 */
@Dependent
public final class Decisions {
    private static final Logger LOG = Logger.getLogger(Decisions.class.getName());
    private static final String COLUMNS = "item_id, kind, reference, payload, requested_by, trace_id, decided_by";
    private static final String APPROVE = """
            UPDATE ops.review_queue
               SET state = 'APPROVED', decided_at = now(), decided_by = :subject, decision_reason = :reason,
                   new_key = :key
             WHERE item_id = :item AND state = 'OPEN' AND requested_by <> :subject
            RETURNING\s""" + COLUMNS;
    private static final String REJECT = """
            UPDATE ops.review_queue
               SET state = 'REJECTED', decided_at = now(), decided_by = :subject, decision_reason = :reason
             WHERE item_id = :item AND state = 'OPEN'
            RETURNING\s""" + COLUMNS;
    private static final String STANDING = """
            SELECT state, decided_by, decision_reason
              FROM ops.review_queue
             WHERE item_id = :item
            """;

    private final Db db;
    private final List<Approvable> kinds;

    @Inject
    public Decisions(Db db, @Any Instance<Approvable> kinds) {
        this(db, kinds.stream().toList());
    }

    public Decisions(Db db, List<? extends Approvable> kinds) {
        this.db = db;
        this.kinds = List.copyOf(kinds);
    }

    /**
     * Approves: it runs now, once, under the write's key.
     *
     * @throws KoshaException {@code forbidden} to whoever it was asked for by; {@code conflict} when another decision
     *     stands already, or it cannot be done any more; {@code not_found} when there is no such item
     */
    public void approve(Write write, String itemId, String reason) {
        Query approve = decision(APPROVE, write, itemId, reason).with("key", write.key());
        decide(write, itemId, reason, QueueState.APPROVED, approve);
    }

    /**
     * Rejects: it stays undone.
     *
     * @throws KoshaException {@code conflict} when another decision stands already; {@code not_found} when there is no
     *     such item
     */
    public void reject(Write write, String itemId, String reason) {
        decide(write, itemId, reason, QueueState.REJECTED, decision(REJECT, write, itemId, reason));
    }

    private static Query decision(String statement, Write write, String itemId, String reason) {
        return Query.of(statement)
                .with("item", QueueItems.id(itemId))
                .with("subject", write.call().viewer().subject())
                .with("reason", FreeText.check("reason", reason, 1, 500));
    }

    private void decide(Write write, String itemId, String reason, QueueState state, Query decision) {
        String operator = write.call().viewer().subject();
        db.write(write.call(), transaction -> {
            transaction
                    .first(decision, QueueItem::of)
                    .ifPresentOrElse(
                            item -> bringAbout(transaction, write, item, state),
                            () -> refuseUnlessSame(transaction, itemId, state, operator, reason));
            return state;
        });
        LOG.log(Level.WARNING, "event=review_decision trace_id={0} item={1} state={2} decided_by={3}", new Object[] {
            write.traceId(), itemId, state, operator
        });
    }

    private void bringAbout(Transaction transaction, Write write, QueueItem item, QueueState state) {
        Approvable kind = of(item.kind());
        if (state == QueueState.APPROVED) {
            kind.approve(transaction, item, write.key());
        } else {
            kind.reject(transaction, item);
        }
    }

    private Approvable of(QueueKind kind) {
        return kinds.stream()
                .filter(known -> known.kind() == kind)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("Nobody knows what an approval does to " + kind));
    }

    /** The same decision, told again by whoever did not hear of its success, is no other. */
    private static void refuseUnlessSame(
            Transaction transaction, String itemId, QueueState state, String operator, String reason) {
        Query standing = Query.of(STANDING).with("item", QueueItems.id(itemId));
        Map<String, String> found = transaction
                .first(
                        standing,
                        row -> Map.of(
                                "state", row.getString("state"),
                                "by", String.valueOf(row.getString("decided_by")),
                                "reason", String.valueOf(row.getString("decision_reason"))))
                .orElseThrow(() -> KoshaException.notFound("item"));
        if (found.equals(Map.of("state", state.name(), "by", operator, "reason", reason))) {
            return;
        }
        if (QueueState.OPEN.name().equals(found.get("state"))) {
            throw KoshaException.forbidden(
                    "Whoever asked for it cannot approve it.", Map.of("rule", "another_person_approves"));
        }
        throw KoshaException.conflict(Conflict.DECISION_STANDS);
    }
}
