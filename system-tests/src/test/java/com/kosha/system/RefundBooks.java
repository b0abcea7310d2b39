package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * What both databases say of the refunds in a history: each that somebody was told of stands, unless somebody was told
 * that it is void; no other does, and no money moved twice.
 */
final class RefundBooks {
    private static final Logger LOG = Logger.getLogger(RefundBooks.class.getName());

    private record Refund(String dispute, String id, long amountPaise, boolean stands) {}

    private final List<Refund> refunds;

    RefundBooks(Map<Order, String> history) {
        refunds = history.entrySet().stream()
                .filter(told -> told.getKey().kind() == Order.Kind.REFUND)
                .map(told -> new Refund(
                        told.getKey().subject(),
                        told.getValue(),
                        told.getKey().amountPaise(),
                        !cancelled(history, told.getValue())))
                .sorted(Comparator.comparing(Refund::dispute))
                .toList();
    }

    private static boolean cancelled(Map<Order, String> history, String refund) {
        return history.keySet().stream()
                .anyMatch(order -> order.kind() == Order.Kind.CANCELLATION
                        && order.subject().equals(refund));
    }

    /** Waits until every saga has ended, then compares. */
    void compare() {
        if (refunds.isEmpty()) {
            return;
        }
        Eventually.of(() -> Ledgers.count(sagas() + " AND state IN ('RUNNING', 'COMPENSATING')"), left -> left == 0);
        LOG.info("sagas: "
                + Ledgers.rows("SELECT kind, state, count(*) FROM " + sagas() + " GROUP BY 1, 2 ORDER BY 1, 2"));
        bank();
        standing();
        entries();
        ends();
        words();
    }

    private String disputes() {
        return Ledgers.in(refunds.stream().map(Refund::dispute).toList());
    }

    private String attempts() {
        return "(SELECT refund_id FROM bank.refunds WHERE dispute_id IN " + disputes() + ")";
    }

    private String sagas() {
        return "ops.sagas WHERE payload ->> 'dispute_id' IN " + disputes();
    }

    private static List<String> sorted(Stream<Refund> refunds, Function<Refund, String> line) {
        return refunds.map(line).sorted().toList();
    }

    /** The disputes, and of each the one refund that did not fail. */
    private void bank() {
        assertThat(Ledgers.rows("SELECT dispute_id || '|' || refund_id || '|' || d.status || '|' ||"
                        + " replace(r.status, 'COMPLETED', 'PENDING') FROM bank.disputes d JOIN bank.refunds r USING"
                        + " (dispute_id) WHERE r.status <> 'FAILED' AND dispute_id IN " + disputes() + " ORDER BY 1"))
                .isEqualTo(sorted(
                        refunds.stream(),
                        refund -> refund.dispute() + "|" + refund.id()
                                + (refund.stands() ? "|REFUNDED|PENDING" : "|OPEN|VOIDED")));
    }

    /** What an operator would ask, of either database. */
    private void standing() {
        List<String> expected = sorted(
                refunds.stream().filter(Refund::stands),
                refund -> refund.id() + "|" + refund.dispute() + "|" + refund.amountPaise());

        assertThat(mine(Stack.kosha("psql", "-tAf", "sql/refund-books.sql"))).isEqualTo(expected);
        assertThat(mine(Stack.kosha("psql", "--ledger", "-tAf", "sql/ledger/payment-books.sql")))
                .isEqualTo(expected);
    }

    private List<String> mine(String printed) {
        return printed.lines()
                .filter(line -> refunds.stream().anyMatch(refund -> line.contains("|" + refund.dispute() + "|")))
                .toList();
    }

    /** Money goes and comes back by turns, and in the end it is where it was said to be. */
    private void entries() {
        String moved = "CASE e.amount_paise WHEN p.amount_paise THEN '+' WHEN -p.amount_paise THEN '-' ELSE '?' END";
        List<String> moves = Ledgers.ofLedger("SELECT refund_id, state, string_agg(" + moved
                + ", '' ORDER BY entry_id) FILTER (WHERE entry_id IS NOT NULL) FROM"
                + " ledger.payments p"
                + " LEFT JOIN ledger.entries e USING (refund_id) WHERE dispute_id IN " + disputes()
                + " GROUP BY refund_id, state");

        moves.forEach(line ->
                assertThat(line).matches(stands(line) ? ".*\\|RECORDED\\|\\+(-\\+)*" : ".*\\|REVERSED\\|(\\+-)*"));
    }

    private boolean stands(String line) {
        return refunds.stream().anyMatch(refund -> refund.stands() && line.startsWith(refund.id() + "|"));
    }

    /** Of each order one saga completed, all others are undone, and none of them waits for a person. */
    private void ends() {
        List<String> expected = sorted(
                refunds.stream(),
                refund -> refund.id() + "|" + (refund.stands() ? "issue_refund" : "cancel_refund,issue_refund"));

        assertThat(Ledgers.rows("SELECT subject_id || '|' || string_agg(kind, ',' ORDER BY kind) FROM " + sagas()
                        + " AND state = 'COMPLETED' GROUP BY subject_id ORDER BY 1"))
                .isEqualTo(expected);
        assertThat(Ledgers.count(sagas() + " AND state NOT IN ('COMPLETED', 'COMPENSATED')"))
                .isZero();
        assertThat(Ledgers.count("ops.review_queue WHERE payload -> 'facts' ->> 'subject_id' IN " + attempts()))
                .isZero();
    }

    /** What is remembered as done is what was done last, and nobody hears of a refund that fell. */
    private void words() {
        assertThat(Ledgers.rows("SELECT effect_id || '|' || operation FROM ops.intents WHERE effect_id IN " + attempts()
                        + " ORDER BY 1"))
                .isEqualTo(sorted(
                        refunds.stream(),
                        refund -> refund.id() + (refund.stands() ? "|issue_refund" : "|cancel_refund")));
        assertThat(Ledgers.count("ops.outbox JOIN bank.refunds ON refund_id = group_key WHERE status IN ('FAILED',"
                        + " 'VOIDED') AND dispute_id IN " + disputes()))
                .isZero();
    }
}
