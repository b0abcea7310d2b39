package com.kosha.core.refunds;

import com.kosha.core.BankSystem;
import java.util.concurrent.atomic.AtomicInteger;

/** A dispute of its own for a test, and what the books of both databases say of it. */
record Case(String id, long amountPaise) {
    static final long AMOUNT_PAISE = 100;

    private static final AtomicInteger REASONS = new AtomicInteger();

    /** Open, of 100 paise, of an ordinary customer. */
    static Case open() {
        return of("TXN-000000000001", "OPEN");
    }

    /** Of a customer whom not everybody sees. */
    static Case restricted() {
        return of("TXN-000000000904", "OPEN");
    }

    static Case of(String txnId, String status) {
        String id = BankSystem.look("INSERT INTO bank.disputes (txn_id, reason_code, narrative, amount_paise, status,"
                + " raised_by, client_id) VALUES ('" + txnId + "', '" + reason() + "', 'Not mine', 100, '" + status
                + "', 'user-1', 'agent-1') RETURNING dispute_id");
        return new Case(id, AMOUNT_PAISE);
    }

    /** No two alike: of one reason only one dispute stands. */
    private static String reason() {
        StringBuilder name = new StringBuilder("CASE_");
        for (int number = REASONS.incrementAndGet(); number > 0; number /= 26) {
            name.append((char) ('A' + number % 26));
        }
        return name.toString();
    }

    /** The dispute's state, its refunds' states, the payments that stand, and the entries in their order. */
    String books() {
        String disputed =
                BankSystem.look("SELECT concat_ws(' ', status, (SELECT string_agg(status, '+' ORDER BY refund_id)"
                        + " FROM bank.refunds r WHERE r.dispute_id = d.dispute_id)) FROM bank.disputes d WHERE dispute_id = '"
                        + id + "'");
        return disputed + " " + ledger();
    }

    /** The payments that stand, and the entries in their order. */
    String ledger() {
        return BankSystem.lookIntoLedger("SELECT concat((SELECT count(*) FROM ledger.payments WHERE dispute_id = '" + id
                + "' AND state = 'RECORDED'), ' [', (SELECT string_agg(e.amount_paise::text, ',' ORDER BY entry_id) FROM"
                + " ledger.entries e JOIN ledger.payments USING (refund_id) WHERE dispute_id = '" + id + "'), ']')");
    }

    /** The states of its sagas in the order of their beginning, with their reasons and those of their steps. */
    String sagas() {
        return BankSystem.look(
                "SELECT string_agg(concat_ws(' ', kind, state, failure, (SELECT string_agg(concat_ws(':',"
                        + " name, t.state, t.failure, undo_failure), ' ' ORDER BY position) FROM ops.saga_steps t WHERE"
                        + " t.saga_id = s.saga_id)), ' | ' ORDER BY created_at) FROM ops.sagas s WHERE payload ->> 'dispute_id' = '"
                        + id + "'");
    }

    /** That step of its first saga that has one, as the review queue names it. */
    String reference(String step) {
        return BankSystem.look("SELECT saga_id || ':' || name FROM ops.saga_steps JOIN ops.sagas USING (saga_id) WHERE"
                + " name = '" + step + "' AND payload ->> 'dispute_id' = '" + id + "' ORDER BY created_at LIMIT 1");
    }

    /** As if no word had come that this step of its first saga was undone. */
    void stuck(String step) {
        BankSystem.look(
                "WITH step AS (UPDATE ops.saga_steps SET state = 'COMPENSATION_FAILED', undo_failure = 'internal'"
                        + " WHERE saga_id || ':' || name = '" + reference(step)
                        + "' RETURNING saga_id) UPDATE ops.sagas s SET"
                        + " state = 'STUCK' FROM step WHERE s.saga_id = step.saga_id RETURNING 1");
    }

    /** How often somebody is remembered to have asked for it: intents, and clients' keys. */
    String remembered() {
        return BankSystem.look("SELECT concat((SELECT count(*) FROM ops.intents WHERE result ->> 'dispute_id' = '" + id
                + "'), ' ', (SELECT count(*) FROM ops.client_keys WHERE result ->> 'dispute_id' = '" + id + "'))");
    }

    /** Its sagas' servers are gone for as long as it takes. */
    void forgotten() {
        BankSystem.look("WITH gone AS (UPDATE ops.sagas SET lease_until = now() - interval '1 second' WHERE payload ->>"
                + " 'dispute_id' = '" + id + "' AND leased_by IS NOT NULL RETURNING 1) SELECT count(*) FROM gone");
    }
}
