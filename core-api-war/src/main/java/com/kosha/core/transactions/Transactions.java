package com.kosha.core.transactions;

import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.contract.StatusChange;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionView;
import com.kosha.core.accounts.Accounts;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Pages;
import com.kosha.core.search.Position;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;

/** Lists the movements of an account, and tells what happened to one. */
@Dependent
public final class Transactions {
    private static final String SEARCH = "SELECT " + TransactionRows.COLUMNS + """

              FROM visible.transactions t
             WHERE t.account_id = :account
            """;
    private static final String NEWEST_FIRST = """
             ORDER BY t.initiated_at DESC, t.txn_id DESC
             LIMIT :limit
            """;
    private static final String DETAIL = "SELECT t.reference, " + TransactionRows.COLUMNS + """

              FROM visible.transactions t
             WHERE t.txn_id = :txn
            """;
    private static final String HISTORY = """
            SELECT status, reached_at, reason
              FROM visible.transaction_history
             WHERE txn_id = :txn
             ORDER BY step
            """;

    private final Db db;
    private final Time time;
    private final Accounts accounts;

    @Inject
    public Transactions(Db db, Time time, Accounts accounts) {
        this.db = db;
        this.time = time;
        this.accounts = accounts;
    }

    /**
     * One page of the account's movements, newest first.
     *
     * @throws KoshaException {@code not_found} when there is no such account, or none that the viewer may see
     */
    public Page<TransactionView> search(Call call, String accountId, TransactionSearch in) {
        Query query = Query.of(SEARCH).with("account", Shape.ACCOUNT.check(accountId));
        Filters.check(in);
        Filters.apply(query, in);
        query.then(NEWEST_FIRST).with("limit", in.limit() + 1);
        Instant asOf = AsOf.now(time);
        List<TransactionView> rows = db.list(call, query, TransactionRows::view);
        if (rows.isEmpty()) {
            accounts.mustBeVisible(call, accountId);
        }
        return Pages.cut(rows, in.limit(), row -> new Position(row.initiatedAt(), row.txnId()).wire(), asOf);
    }

    /**
     * One movement with its history, oldest first.
     *
     * @throws KoshaException {@code not_found} when there is none, or none that the viewer may see
     */
    public TransactionDetail detail(Call call, String txnId) {
        Shape.TRANSACTION.check(txnId);
        Instant asOf = AsOf.now(time);
        List<StatusChange> history = db.list(call, Query.of(HISTORY).with("txn", txnId), TransactionRows::change);
        return db.first(
                        call,
                        Query.of(DETAIL).with("txn", txnId),
                        row -> new TransactionDetail(
                                TransactionRows.view(row), row.getString("reference"), history, asOf))
                .orElseThrow(() -> KoshaException.notFound("transaction"));
    }
}
