package com.kosha.sql.seed;

import java.sql.SQLException;
import java.sql.Statement;

/** Twelve disputes of ordinary customers that wait to be refunded: the newest payment of an account each. */
final class Disputes {
    private static final String RAISE = """
            INSERT INTO bank.disputes (txn_id, reason_code, narrative, amount_paise, status, raised_by, client_id,
                                       raised_at, updated_at)
            SELECT t.txn_id,
                   (ARRAY ['DUPLICATE', 'NOT_RECEIVED', 'WRONG_AMOUNT'])[a.number % 3 + 1],
                   (ARRAY ['The shop has taken it twice.', 'What was paid for did not come.',
                           'More was taken than was agreed.'])[a.number % 3 + 1],
                   t.amount_paise,
                   CASE WHEN a.number % 4 = 0 THEN 'UNDER_REVIEW' ELSE 'OPEN' END,
                   'branch', 'branch', t.initiated_at, t.initiated_at
              FROM (SELECT account_id, row_number() OVER (ORDER BY account_id) AS number
                      FROM bank.accounts
                      JOIN bank.customers c USING (customer_id)
                     WHERE NOT c.staff AND NOT c.restricted
                     ORDER BY account_id
                    OFFSET 10
                     LIMIT 12) a
             CROSS JOIN LATERAL (
                   SELECT txn_id, amount_paise, initiated_at
                     FROM bank.transactions
                    WHERE account_id = a.account_id AND direction = 'DEBIT' AND status = 'COMPLETED'
                    ORDER BY initiated_at DESC, txn_id DESC
                    LIMIT 1) t
             ORDER BY a.number
            """;

    private Disputes() {}

    /** Raises them, once the movements are there. */
    static int raise(Statement statement) throws SQLException {
        return statement.executeUpdate(RAISE);
    }
}
