package com.kosha.system;

import java.util.List;

/** What the database says, as its owner reads it. */
final class Ledgers {
    private Ledgers() {}

    /** The rows, each a line with bars between its columns. */
    static List<String> rows(String sql) {
        return Stack.kosha("psql", "-tAc", sql)
                .lines()
                .filter(line -> !line.isEmpty())
                .toList();
    }

    static long count(String from) {
        return Long.parseLong(rows("SELECT count(*) FROM " + from).get(0));
    }

    /** Payments that can be disputed and have not been; other ones for another seed. */
    static List<String> payments(int many, long seed) {
        return rows("SELECT t.txn_id FROM bank.transactions t JOIN bank.accounts a USING (account_id)"
                + " JOIN bank.customers c USING (customer_id) WHERE NOT c.staff AND NOT c.restricted"
                + " AND t.direction = 'DEBIT' AND t.status = 'COMPLETED'"
                + " AND NOT EXISTS (SELECT FROM bank.disputes d WHERE d.txn_id = t.txn_id)"
                + " ORDER BY md5(t.txn_id || '" + seed + "') LIMIT " + many);
    }

    /** A list of values in SQL's words; ids and keys only, which need no quoting. */
    static String in(Iterable<String> values) {
        return "('" + String.join("','", values) + "')";
    }
}
