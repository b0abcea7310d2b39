package com.kosha.core.accounts;

import com.kosha.contract.AccountStatus;
import com.kosha.contract.AccountSummary;
import com.kosha.contract.AccountType;
import com.kosha.contract.Hold;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Money;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Shape;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** Tells what is in an account. */
@Dependent
public final class Accounts {
    private static final String ACCOUNT = """
            SELECT account_id, customer_id, account_number, account_type, status, ifsc, branch, opened_on,
                   balance_paise,
                   (SELECT t.initiated_at
                      FROM visible.transactions t
                     WHERE t.account_id = a.account_id
                     ORDER BY t.initiated_at DESC, t.txn_id DESC
                     LIMIT 1) AS last_activity_at
              FROM visible.accounts a
             WHERE account_id = :account
            """;
    private static final String HOLDS = """
            SELECT hold_id, amount_paise, reason, placed_at, expires_at
              FROM visible.holds
             WHERE account_id = :account
               AND released_at IS NULL AND placed_at <= :now AND coalesce(expires_at, 'infinity') > :now
             ORDER BY placed_at, hold_id
            """;
    private static final String VISIBLE = """
            SELECT account_id
              FROM visible.accounts
             WHERE account_id = :account
            """;

    private final Db db;
    private final Time time;

    @Inject
    public Accounts(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /**
     * The account's balance, the holds that stand, and what is left to spend.
     *
     * @throws KoshaException {@code not_found} when there is no such account, or none that the viewer may see
     */
    public AccountSummary summary(Call call, String accountId) {
        Shape.ACCOUNT.check(accountId);
        Instant asOf = AsOf.now(time);
        Query standing = Query.of(HOLDS).with("account", accountId).with("now", asOf.atOffset(ZoneOffset.UTC));
        List<Hold> holds = db.list(call, standing, Accounts::hold);
        return db.first(call, Query.of(ACCOUNT).with("account", accountId), row -> summary(row, holds, asOf))
                .orElseThrow(() -> KoshaException.notFound("account"));
    }

    /** Refuses an account that there is not, or that the viewer may not see, as {@code not_found}. */
    public void mustBeVisible(Call call, String accountId) {
        if (db.first(call, Query.of(VISIBLE).with("account", accountId), row -> row.getString("account_id"))
                .isEmpty()) {
            throw KoshaException.notFound("account");
        }
    }

    private static AccountSummary summary(ResultSet row, List<Hold> holds, Instant asOf) throws SQLException {
        long balance = row.getLong("balance_paise");
        long available = balance - holds.stream().mapToLong(Hold::amountPaise).sum();
        return new AccountSummary(
                row.getString("account_id"),
                row.getString("customer_id"),
                row.getString("account_number"),
                AccountType.valueOf(row.getString("account_type")),
                AccountStatus.valueOf(row.getString("status")),
                row.getString("ifsc"),
                row.getString("branch"),
                row.getObject("opened_on", LocalDate.class),
                balance,
                Money.display(balance),
                available,
                Money.display(available),
                holds,
                Moments.orNull(row, "last_activity_at"),
                asOf);
    }

    private static Hold hold(ResultSet row) throws SQLException {
        long amount = row.getLong("amount_paise");
        return new Hold(
                row.getString("hold_id"),
                amount,
                Money.display(amount),
                row.getString("reason"),
                Moments.of(row, "placed_at"),
                Moments.orNull(row, "expires_at"));
    }
}
