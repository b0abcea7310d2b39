package com.kosha.system;

/** Payments of the demo data that nobody has disputed yet; each is given out once. */
final class Payments {
    private Payments() {}

    /** A completed payment of a customer whom everybody may see. */
    static String undisputed() {
        return Stack.kosha("psql", "-Atc", """
                        select t.txn_id
                          from bank.transactions t
                         where t.account_id = 'ACC-000000001' and t.direction = 'DEBIT' and t.status = 'COMPLETED'
                           and not exists (select 1 from bank.disputes d where d.txn_id = t.txn_id)
                         order by random()
                         limit 1
                        """).strip();
    }

    static int disputesOf(String txnId) {
        return count("bank.disputes where txn_id = '" + txnId + "'");
    }

    static int eventsOf(String txnId) {
        return count("ops.outbox where event_type = 'dispute.raised' and payload ->> 'txn_id' = '" + txnId + "'");
    }

    private static int count(String what) {
        return Integer.parseInt(
                Stack.kosha("psql", "-Atc", "select count(*) from " + what).strip());
    }
}
