package com.kosha.core.transactions;

import com.kosha.contract.Direction;
import com.kosha.contract.Money;
import com.kosha.contract.Rail;
import com.kosha.contract.StatusChange;
import com.kosha.contract.TransactionStatus;
import com.kosha.contract.TransactionView;
import com.kosha.core.db.Moments;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The rows of movements. */
public final class TransactionRows {
    /** What a {@link #view} is read from. */
    public static final String COLUMNS = """
            t.txn_id, t.account_id, t.initiated_at, t.direction, t.amount_paise, t.rail, t.status, t.category,
                   t.counterparty_name, t.counterparty_vpa, t.counterparty_account, t.narration""";

    private TransactionRows() {}

    public static TransactionView view(ResultSet row) throws SQLException {
        long amount = row.getLong("amount_paise");
        return new TransactionView(
                row.getString("txn_id"),
                row.getString("account_id"),
                Moments.of(row, "initiated_at"),
                Direction.valueOf(row.getString("direction")),
                amount,
                Money.display(amount),
                Rail.valueOf(row.getString("rail")),
                TransactionStatus.valueOf(row.getString("status")),
                row.getString("category"),
                row.getString("counterparty_name"),
                row.getString("counterparty_vpa"),
                row.getString("counterparty_account"),
                row.getString("narration"));
    }

    static StatusChange change(ResultSet row) throws SQLException {
        return new StatusChange(
                TransactionStatus.valueOf(row.getString("status")),
                Moments.of(row, "reached_at"),
                row.getString("reason"));
    }
}
