package com.kosha.system;

import java.util.List;
import java.util.Map;

/** What the databases say, as their owners read them. */
final class Ledgers {
    private Ledgers() {}

    /** The rows, each a line with bars between its columns. */
    static List<String> rows(String sql) {
        return told(List.of("./kosha", "psql", "-qtA", "-v", "ON_ERROR_STOP=1"), sql);
    }

    /** The same of the refund ledger. */
    static List<String> ofLedger(String sql) {
        return told(List.of("./kosha", "psql", "--ledger", "-qtA", "-v", "ON_ERROR_STOP=1"), sql);
    }

    private static List<String> told(List<String> psql, String sql) {
        return Stack.run(psql, Map.of(), sql)
                .lines()
                .filter(line -> !line.isEmpty())
                .toList();
    }

    static long count(String from) {
        return Long.parseLong(rows("SELECT count(*) FROM " + from).get(0));
    }

    /** Payments that can be disputed or flagged and have not been; other ones for another seed. */
    static List<String> payments(int many, long seed) {
        return rows("SELECT t.txn_id FROM bank.transactions t JOIN bank.accounts a USING (account_id)"
                + " JOIN bank.customers c USING (customer_id) WHERE NOT c.staff AND NOT c.restricted"
                + " AND t.direction = 'DEBIT' AND t.status = 'COMPLETED'"
                + " AND NOT EXISTS (SELECT FROM bank.disputes d WHERE d.txn_id = t.txn_id)"
                + " AND NOT EXISTS (SELECT FROM bank.reviews r WHERE r.txn_id = t.txn_id)"
                + " ORDER BY md5(t.txn_id || '" + seed + "') LIMIT " + many);
    }

    /** A list of values in SQL's words; ids and keys only, which need no quoting. */
    static String in(Iterable<String> values) {
        return "('" + String.join("','", values) + "')";
    }
}
