package com.kosha.core.accounts;

import com.kosha.contract.GroupBy;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Money;
import com.kosha.contract.SpendingGroup;
import com.kosha.contract.SpendingInsights;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Days;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Sums up what an account spent and received. */
@Dependent
public final class Spending {
    /** The heading of each kind of group; movements between people have no merchant's category. */
    private static final Map<GroupBy, String> HEADINGS = Map.of(
            GroupBy.CATEGORY, "coalesce(category, 'UNCATEGORISED')",
            GroupBy.MONTH, "to_char(initiated_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM')",
            GroupBy.RAIL, "rail");

    private static final String SUMS = """
             AS heading,
                   count(*) AS movements,
                   coalesce(sum(amount_paise) FILTER (WHERE direction = 'DEBIT'), 0)::bigint AS spent,
                   coalesce(sum(amount_paise) FILTER (WHERE direction = 'CREDIT'), 0)::bigint AS received
              FROM visible.transactions
             WHERE account_id = :account
               AND status = 'COMPLETED'
               AND initiated_at >= :from AND initiated_at < :to
             GROUP BY heading
             ORDER BY heading
            """;

    private final Db db;
    private final Time time;
    private final Accounts accounts;

    @Inject
    public Spending(Db db, Time time, Accounts accounts) {
        this.db = db;
        this.time = time;
        this.accounts = accounts;
    }

    /**
     * The sums of the account's completed movements, in the order of their headings.
     *
     * @throws KoshaException {@code not_found} when there is no such account, or none that the viewer may see
     */
    public SpendingInsights insights(Call call, SpendingQuestion asked) {
        Instant asOf = AsOf.now(time);
        Query query = Query.of("SELECT " + HEADINGS.get(asked.groupBy()) + SUMS)
                .with("account", asked.accountId())
                .with("from", Days.start(asked.fromDate()))
                .with("to", Days.end(asked.toDate()));
        List<SpendingGroup> groups = db.list(call, query, Spending::group);
        if (groups.isEmpty()) {
            accounts.mustBeVisible(call, asked.accountId());
        }
        return new SpendingInsights(
                asked.accountId(), asked.fromDate(), asked.toDate(), asked.groupBy(), groups, total(groups), asOf);
    }

    private static SpendingGroup group(ResultSet row) throws SQLException {
        return group(row.getString("heading"), row.getLong("movements"), row.getLong("spent"), row.getLong("received"));
    }

    private static SpendingGroup total(List<SpendingGroup> groups) {
        return group(
                "total",
                groups.stream().mapToLong(SpendingGroup::transactions).sum(),
                groups.stream().mapToLong(SpendingGroup::spentPaise).sum(),
                groups.stream().mapToLong(SpendingGroup::receivedPaise).sum());
    }

    private static SpendingGroup group(String heading, long movements, long spent, long received) {
        return new SpendingGroup(heading, movements, spent, Money.display(spent), received, Money.display(received));
    }
}
