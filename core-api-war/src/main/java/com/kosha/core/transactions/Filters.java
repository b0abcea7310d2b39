package com.kosha.core.transactions;

import com.kosha.contract.KoshaException;
import com.kosha.contract.TransactionSearch;
import com.kosha.core.db.Query;
import com.kosha.core.search.Days;
import com.kosha.core.search.Limit;
import com.kosha.core.search.Position;
import com.kosha.core.search.Shape;
import org.jspecify.annotations.Nullable;

/** Narrows a listing of movements down to what a search asks for. A filter that is absent leaves no trace. */
final class Filters {
    private Filters() {}

    /**
     * The search asks for what can be.
     *
     * @throws KoshaException {@code invalid_argument} of the first that cannot
     */
    static void check(TransactionSearch in) {
        Limit.check(in.limit());
        Days.check(in.fromDate(), in.toDate());
        positive("min_amount_paise", in.minAmountPaise());
        positive("max_amount_paise", in.maxAmountPaise());
        if (in.minAmountPaise() != null && in.maxAmountPaise() != null && in.minAmountPaise() > in.maxAmountPaise()) {
            throw KoshaException.invalidArgument("min_amount_paise", "must not exceed max_amount_paise");
        }
        if (in.text() != null) {
            Words.check(in.text());
        }
    }

    static void apply(Query query, TransactionSearch in) {
        if (in.fromDate() != null) {
            query.and("t.initiated_at >= :from").with("from", Days.start(in.fromDate()));
        }
        if (in.toDate() != null) {
            query.and("t.initiated_at < :to").with("to", Days.end(in.toDate()));
        }
        if (in.minAmountPaise() != null) {
            query.and("t.amount_paise >= :min").with("min", in.minAmountPaise());
        }
        if (in.maxAmountPaise() != null) {
            query.and("t.amount_paise <= :max").with("max", in.maxAmountPaise());
        }
        if (!in.rails().isEmpty()) {
            query.and("t.rail = ANY (:rails)").with("rails", Query.names(in.rails()));
        }
        if (!in.statuses().isEmpty()) {
            query.and("t.status = ANY (:statuses)").with("statuses", Query.names(in.statuses()));
        }
        if (in.text() != null) {
            query.and("t.narration ~* ALL (:words)").with("words", Words.patterns(in.text()));
        }
        if (in.after() != null) {
            Position after = Position.parse(in.after(), Shape.TRANSACTION);
            query.and("(t.initiated_at, t.txn_id) < (:after_at, :after_id)")
                    .with("after_at", after.atUtc())
                    .with("after_id", after.id());
        }
    }

    private static void positive(String field, @Nullable Long amount) {
        if (amount != null && amount <= 0) {
            throw KoshaException.invalidArgument(field, "must be positive");
        }
    }
}
