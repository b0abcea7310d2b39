package com.kosha.core.aml;

import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertStatus;
import com.kosha.contract.AlertView;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Money;
import com.kosha.contract.Page;
import com.kosha.contract.Severity;
import com.kosha.contract.TransactionView;
import com.kosha.contract.Typology;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Moments;
import com.kosha.core.db.Query;
import com.kosha.core.search.AsOf;
import com.kosha.core.search.Limit;
import com.kosha.core.search.Pages;
import com.kosha.core.search.Position;
import com.kosha.core.search.Shape;
import com.kosha.core.transactions.TransactionRows;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;

/** Lists the suspicions of money laundering, and shows what raised one. */
@Dependent
public final class Alerts {
    private static final String SELECT = """
            SELECT alert_id, customer_id, customer_name, typology, severity, status, score, raised_at, narrative,
                   transaction_count, amount_paise
              FROM visible.aml_alerts
            """;
    private static final String NEWEST_FIRST = """
             ORDER BY raised_at DESC, alert_id DESC
             LIMIT :limit
            """;
    /** Far beyond what a pattern consists of; bounds the answer all the same. */
    private static final String TRIGGERS = "SELECT " + TransactionRows.COLUMNS + """

              FROM visible.aml_alert_transactions x
              JOIN visible.transactions t USING (txn_id)
             WHERE x.alert_id = :alert
             ORDER BY t.initiated_at DESC, t.txn_id DESC
             LIMIT 500
            """;

    private final Db db;
    private final Time time;

    @Inject
    public Alerts(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    /** One page of the alerts on customers that the viewer may see, newest first. */
    public Page<AlertView> search(Call call, AlertSearch in) {
        Limit.check(in.limit());
        Query query = Query.of(SELECT + " WHERE true");
        if (in.customerId() != null) {
            query.and("customer_id = :customer").with("customer", Shape.CUSTOMER.check(in.customerId()));
        }
        if (!in.statuses().isEmpty()) {
            query.and("status = ANY (:statuses)").with("statuses", Query.names(in.statuses()));
        }
        if (!in.severities().isEmpty()) {
            query.and("severity = ANY (:severities)").with("severities", Query.names(in.severities()));
        }
        if (in.after() != null) {
            Position after = Position.parse(in.after(), Shape.ALERT);
            query.and("(raised_at, alert_id) < (:after_at, :after_id)")
                    .with("after_at", after.atUtc())
                    .with("after_id", after.id());
        }
        query.then(NEWEST_FIRST).with("limit", in.limit() + 1);
        Instant asOf = AsOf.now(time);
        List<AlertView> rows = db.list(call, query, Alerts::view);
        return Pages.cut(rows, in.limit(), row -> new Position(row.raisedAt(), row.alertId()).wire(), asOf);
    }

    /**
     * The alert with the movements that triggered it.
     *
     * @throws KoshaException {@code not_found} when there is none, or none that the viewer may see
     */
    public AlertDetail detail(Call call, String alertId) {
        Shape.ALERT.check(alertId);
        Instant asOf = AsOf.now(time);
        List<TransactionView> triggers =
                db.list(call, Query.of(TRIGGERS).with("alert", alertId), TransactionRows::view);
        return db.first(
                        call,
                        Query.of(SELECT + " WHERE alert_id = :alert").with("alert", alertId),
                        row -> new AlertDetail(view(row), row.getString("narrative"), triggers, asOf))
                .orElseThrow(() -> KoshaException.notFound("alert"));
    }

    private static AlertView view(ResultSet row) throws SQLException {
        long amount = row.getLong("amount_paise");
        return new AlertView(
                row.getString("alert_id"),
                row.getString("customer_id"),
                row.getString("customer_name"),
                Typology.valueOf(row.getString("typology")),
                Severity.valueOf(row.getString("severity")),
                AlertStatus.valueOf(row.getString("status")),
                row.getInt("score"),
                Moments.of(row, "raised_at"),
                row.getInt("transaction_count"),
                amount,
                Money.display(amount));
    }
}
